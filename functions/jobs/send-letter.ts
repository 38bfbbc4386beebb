import { letters } from '../areas.generated.ts';
import type { Payload } from '../data/effects.ts';
import { serveQueue } from '../events/serve-queue.ts';
import type { LoadLetter } from '../mail/load-letter.ts';
import { sendEmail } from '../mail/send-email.ts';

type LetterName = Payload<'send-letter'>['letter'];
const loads: { readonly [L in LetterName]: LoadLetter<L> } = letters;

/** Sends one letter. Nothing is sent if its reader has no address or its reason is gone. */
export const handler = serveQueue('send-letter', async (payload, { at }) => {
  // The payload and its loader are of one letter, which the compiler does not follow through the union.
  const letter = await (loads[payload.letter] as LoadLetter<LetterName>)(payload, at);
  if (letter) await sendEmail(letter);
});
