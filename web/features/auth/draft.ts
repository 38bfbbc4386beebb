import { useSyncExternalStore } from 'react';
import type { RoleToRegister } from '#shared/domain/people/registration.ts';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { czechia } from '../../ui/phone-number.ts';

/**
 * What was typed in the wizard so far. It is kept for this tab only, so that a reload and the browser's Back lose
 * nothing and two tabs do not disturb each other; a password is never kept.
 */
export type Way = 'email' | 'phone';

export type Draft = {
  by: Way;
  email: string;
  phone: PhoneValue | null;
  /** Nobody was found: the code or the letter is for a registration. */
  newcomer: boolean;
  role: RoleToRegister;
  fio: string;
  company: string;
  ico: string;
  terms: boolean;
  /** The code that is out: when it was sent (ms), and how often it was guessed. */
  sms: { attempt: string; at: number; guesses: number } | null;
  /** The letter that is out. */
  letter: { kind: 'activate' | 'password'; at: number } | null;
};

const key = 'smena.sign-in';
const empty: Draft = {
  by: 'email',
  email: '',
  phone: null,
  newcomer: false,
  role: 'ROLE_BUYER',
  fio: '',
  company: '',
  ico: '',
  terms: false,
  sms: null,
  letter: null,
};

const read = (): Draft => {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>) };
  } catch {
    return empty;
  }
};

let draft = read();
const listeners = new Set<() => void>();
const put = (next: Draft) => {
  draft = next;
  for (const listener of listeners) listener();
};

export const currentDraft = (): Draft => draft;

export const changeDraft = (change: Partial<Draft>): void => {
  put({ ...draft, ...change });
  sessionStorage.setItem(key, JSON.stringify(draft));
};

/** Someone is in: nothing of it is left for the next one at this device, but for the way in that was used. */
export const forgetDraft = (): void => {
  sessionStorage.removeItem(key);
  put({ ...empty, by: draft.by });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useDraft = (): Draft => useSyncExternalStore(subscribe, () => draft);

/** The number that was typed, or an empty one of Czechia. */
export const phoneOf = ({ phone }: Draft): PhoneValue => phone ?? { country: czechia, digits: '' };
