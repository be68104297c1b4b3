over-won = { $names } won
over-won-points = { $names } won { $points }
over-shared = { $names } share the victory
over-shared-points = { $names } share the victory, { $points }
over-draw = It is a draw
over-draw-points = It is a draw, { $points }
over-plain = { $how }.
over-because = { $how }: { $reason }.
over-agreed = Drawn by agreement.
over-resigned = { $name } resigned.
over-time = { $name } ran out of time.
over-penalty = { $points ->
    [one] Time cost { $name } one point.
   *[other] Time cost { $name } { $points } points.
}
over-aborted = The match was cancelled.
over-given-up = Given up. { $tally }
over-abandoned = { $name } left and did not come back.
