// What the server answers to those who ask for something, from its own description (`npm run api`).
import type { ResponseObjectMap, SuccessResponse } from 'openapi-typescript-helpers';
import type { paths } from '../src/api/schema.d.ts';

/** A path without its question, part by part. */
type Parts<Path extends string> = Path extends `${infer Asked}?${string}`
  ? Parts<Asked>
  : Path extends `/${infer First}/${infer Rest}`
    ? [First, ...Parts<`/${Rest}`>]
    : Path extends `/${infer Last}`
      ? [Last]
      : [];
/** The same of a path of the description, in which anything can stand for a parameter. */
type Described<Known> = { [At in keyof Known]: Known[At] extends `{${string}}` ? string : Known[At] };

type Getting = { [P in keyof paths as paths[P] extends { get: { responses: object } } ? P : never]: paths[P]['get'] };
type JsonOf<O> = O extends { responses: infer All extends Record<string | number, unknown> }
  ? SuccessResponse<ResponseObjectMap<{ responses: All }>, 'application/json'>
  : never;

/** What is answered to a path, without the version in front. */
export type Answer<Path extends string> = {
  [P in keyof Getting]: P extends `/api/v1${infer Known}`
    ? Parts<Path> extends Described<Parts<Known>>
      ? JsonOf<Getting[P]>
      : never
    : never;
}[keyof Getting];
