import type { RoleToRegister } from '#shared/domain/people/registration.ts';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { czechia } from '../../ui/phone-number.ts';
import { remember } from '../../ui/remember.ts';
import { createStore, useStore } from '../../ui/store.ts';

export type SignInMethod = 'email' | 'phone' | 'login';

/**
 * What was typed in the wizard. It is kept in sessionStorage, so that a reload and the Back button lose nothing and
 * tabs do not affect each other. Passwords are never stored.
 */
export type Draft = {
  by: SignInMethod;
  email: string;
  /** The login name. */
  login: string;
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
  /** When the e-mail of a registration was sent (ms since 1970). */
  letter: { at: number } | null;
};

const key = 'smena.sign-in';
const empty: Draft = {
  by: 'email',
  email: '',
  login: '',
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
    const stored = sessionStorage.getItem(key);
    // The same object as in prerendered documents, so that nothing is rendered again when the app takes over.
    return stored === null ? empty : { ...empty, ...(JSON.parse(stored) as Partial<Draft>) };
  } catch {
    return empty;
  }
};

const draft = createStore(read());

export const currentDraft = draft.read;

export const changeDraft = (change: Partial<Draft>): void => {
  draft.write({ ...draft.read(), ...change });
  remember(key, JSON.stringify(draft.read()), () => sessionStorage);
};

/** Clears the draft after a sign-in, except the sign-in method that was used. */
export const forgetDraft = (): void => {
  sessionStorage.removeItem(key);
  draft.write({ ...empty, by: draft.read().by });
};

export const useDraft = (): Draft => useStore(draft, empty);

/** What is signed in with a password: the login name or the e-mail. */
export const usernameOf = ({ by, email, login }: Draft): string => (by === 'login' ? login : email).trim();

/** The typed number, or an empty Czech number. */
export const phoneOf = ({ phone }: Draft): PhoneValue => phone ?? { country: czechia, digits: '' };
