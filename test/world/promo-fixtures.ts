import { randomUUID } from 'node:crypto';

export const newCode = (): string => `T${randomUUID().slice(0, 8)}`.toUpperCase();

/** A new code but for its text: 10 percent off, for anyone, now and without end. */
export const promoCodeBody = { type: 'percent', value: 10, active: true, from: null, to: null, uses: null };
