import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupsOf, kindOf, type Description } from './description';

const own = JSON.parse(readFileSync('../crates/server/openapi.json', 'utf8')) as Description;

test('every call of the description is told once, with an address of its own', () => {
  const groups = groupsOf(own);
  const calls = groups.flatMap((group) => group.calls);
  const described = Object.values(own.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
  expect(calls.length).toBe(described);
  expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
  expect(groups.every((group) => group.name !== '')).toBe(true);
  expect(calls.every((call) => call.summary !== '')).toBe(true);
});

test('what is sent is told field by field', () => {
  const calls = groupsOf(own).flatMap((group) => group.calls);
  const made = calls.find((call) => call.method === 'POST' && call.path === '/api/v1/matches')!;
  expect(made.body!.kind).toBe('NewMatch');
  expect(made.body!.fields.find((field) => field.name === 'spec')).toMatchObject({ kind: 'string', required: true });
  expect(made.answers.map((answer) => answer.status)).toContain('201');
});

test('kinds in a few words', () => {
  expect(kindOf({ type: 'array', items: { $ref: '#/components/schemas/Person' } })).toBe('Person[]');
  expect(kindOf({ type: ['string', 'null'] })).toBe('string | null');
  expect(kindOf({ oneOf: [{ type: 'null' }, { $ref: '#/a/B' }] })).toBe('null | B');
  expect(kindOf({ enum: ['a', 'b'] })).toBe('"a" | "b"');
});
