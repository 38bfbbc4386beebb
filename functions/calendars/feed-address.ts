import { requireEnv } from '../data/environment.ts';

const origin = requireEnv('ORIGIN');

/** The address that calendar apps subscribe to; null without a token. */
export const feedAddress = (token: string | null): string | null =>
  token === null ? null : `${origin}/api/calendar/${token}.ics`;
