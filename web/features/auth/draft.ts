import { useSyncExternalStore } from 'react';
import type { RoleToRegister } from '#shared/domain/people/registration.ts';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { czechia } from '../../ui/phone-number.ts';

/**
 * What was typed in the wizard. It is kept in sessionStorage, so that a reload and the Back button lose nothing and
 * tabs do not affect each other. Passwords are never stored.
 */
export type SignInMethod = 'email' | 'phone';

export type Draft = {
  by: SignInMethod;
  email: string;
  phone: PhoneValue | null;
  /** Nobody was found: the code or the e-mail is for a registration. */
  newcomer: boolean;
  role: RoleToRegister;
  fio: string;
  company: string;
  ico: string;
  terms: boolean;
  /** The code that was sent: when (ms since 1970), and the number of guesses. */
  sms: { attempt: string; at: number; guesses: number } | null;
  /** The e-mail that was sent. */
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

/** Clears the draft after a sign-in, except the sign-in method that was used. */
export const forgetDraft = (): void => {
  sessionStorage.removeItem(key);
  put({ ...empty, by: draft.by });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useDraft = (): Draft => useSyncExternalStore(subscribe, () => draft);

/** The typed number, or an empty Czech number. */
export const phoneOf = ({ phone }: Draft): PhoneValue => phone ?? { country: czechia, digits: '' };
