import * as z from 'zod/mini';
import { id, locale } from '#shared/contracts/fields.ts';
import type { Effects, EventKinds, Letters } from '../area-types.ts';

export const eventKinds = { login: 'LOGIN#' } as const satisfies EventKinds;

export const effects = {
  'copy-contacts': {
    description: 'Copies the e-mail and phone of a login to its accounts and to the user pool',
    payload: z.object({ login_id: id }),
  },
} satisfies Effects;

export const letters = [
  z.object({ letter: z.literal('activation'), registration_id: id }),
  z.object({ letter: z.literal('password'), login_id: id, locale }),
  z.object({ letter: z.literal('passwordChanged'), login_id: id, locale, at: z.string() }),
  /** To the new address of a login, with the link that confirms it. */
  z.object({ letter: z.literal('confirmEmail'), login_id: id, change_id: id }),
  z.object({ letter: z.literal('phoneChanged'), login_id: id, phone: z.string(), locale, at: z.string() }),
  /** To the former address of a login, which is nowhere else any more. */
  z.object({ letter: z.literal('emailChanged'), to: z.string(), email: z.string(), locale, at: z.string() }),
] as const satisfies Letters;
