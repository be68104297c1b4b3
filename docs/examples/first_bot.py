#!/usr/bin/env python3
"""A player for every game of Serpentarium, in Python: it looks one move ahead for the best score.

It speaks docs/protocol.md, and asks a second engine (named by SERPENTARIUM) for the rules.
"""
import os
import random
import subprocess
import sys


class Rules:
    """`serpentarium engine`, asked about positions."""

    def __init__(self):
        command, pipe = [os.environ.get("SERPENTARIUM", "serpentarium"), "engine"], subprocess.PIPE
        self.engine = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)

    def tell(self, line):
        self.engine.stdin.write(line + "\n")

    def ask(self, question):
        self.tell("query " + question)
        answer = self.engine.stdout.readline().split()
        return answer[1:] if answer and answer[0] == "response" else []


def choose(rules, position):
    rules.tell(position)
    seat, moves = int(rules.ask("turn")[0][1:]) - 1, rules.ask("legalmoves")
    joint = " " if " moves" in position else " moves "
    best, choice = None, None
    for move in random.sample(moves, min(len(moves), 20)):
        rules.tell(position + joint + move)
        scores = [int(score) for score in rules.ask("scores")]
        value = scores[seat] - max(scores[:seat] + scores[seat + 1:], default=0)
        if best is None or value > best:
            best, choice = value, move
    return choice


def main():
    rules, position = Rules(), None
    for line in map(str.strip, sys.stdin):
        word = line.split(" ")[0]
        if word == "ugi":
            print("id name First Bot\nugiok", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "newgame":
            rules.tell(line)
        elif word == "position":
            position = line
        elif word == "go":
            print("bestmove", choose(rules, position), flush=True)
        elif word == "quit":
            break


main()
