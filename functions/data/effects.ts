import * as z from 'zod/mini';
import { id, locale } from '#shared/contracts/fields.ts';
import type { Effects } from './area-types.ts';
import { effects as declared, letters } from './areas.generated.ts';
import { message } from './notifications/message.ts';

/** Every effect (area-types.ts), those of the areas and the messages that all of them send. */
export const effects = {
  'send-letter': { description: 'Sends one letter', payload: z.discriminatedUnion('letter', letters) },
  'send-sms': {
    description: 'Sends one SMS',
    payload: z.discriminatedUnion('sms', [
      /** The number and the attempt are the key of the code. */
      z.object({ sms: z.literal('code'), phone: z.string(), attempt: z.string(), locale }),
      /** As `code`, for a number that the login wants to sign in with. */
      z.object({ sms: z.literal('change-code'), login_id: id, phone: z.string(), attempt: z.string(), locale }),
      z.object({ sms: z.literal('invitation'), invitation_id: id }),
      /** To a number that another person requested for a login, with the link that confirms it. */
      z.object({ sms: z.literal('confirm-phone'), login_id: id, change_id: id }),
      /** To the former number of a login, or to the number of a login that got an e-mail. */
      z.object({ sms: z.literal('contact-changed'), contact: z.enum(['email', 'phone']), phone: z.string(), locale }),
      /** What cannot wait, to those who choose it. The worker counts it. */
      z.object({ sms: z.literal('notification'), ...message }),
    ]),
  },
  ...declared,
} satisfies Effects;

export type EffectKind = keyof typeof effects;
export type Payload<K extends EffectKind> = z.output<(typeof effects)[K]['payload']>;

/** As declared, with the defaults. */
export const effectOf = (kind: EffectKind): Required<Omit<Effects[string], 'payload'>> => ({
  seconds: 30,
  delay: 0,
  batchSize: 5,
  // Most effects are done within two seconds, and codes work for five minutes.
  maxDelay: 300,
  ...effects[kind],
});

export const effectKinds = Object.keys(effects) as EffectKind[];

/** The environment variable with the address of a kind's queue. */
export const queueVariable = (kind: EffectKind): string => `QUEUE_${kind.replaceAll('-', '_').toUpperCase()}`;
