import type { Payload } from '../data/effects.ts';
import type { Letter } from './send-email.ts';

type Narrowed<P, L> = P extends { letter: infer Name }
  ? L & Name extends never
    ? never
    : Omit<P, 'letter'> & { letter: L & Name }
  : never;
/** The payloads with one of these names. */
type PayloadOf<L> = Narrowed<Payload<'send-letter'>, L>;

/**
 * What the letters of an area say, by their name, in `functions/<area>/area.ts`. Null if the reader has no address or the
 * reason of the letter is gone. `at` is the time of the request, ISO 8601 UTC.
 */
export type LoadLetter<L extends Payload<'send-letter'>['letter']> = (
  payload: PayloadOf<L>,
  at: string,
) => Promise<Letter | null>;
