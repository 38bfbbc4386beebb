import { czechia, readNumber } from '../../ui/phone-number.ts';
import { changeDraft, currentDraft } from './draft.ts';
import { importCalls } from './import-calls.ts';
import { useSteps } from './steps.ts';

/** Requests a code for the draft's number, for a sign-in or for a registration. */
export const sendCode = async (): Promise<void> => {
  const { codeRegisterSms } = await importCalls();
  const { attempt } = await codeRegisterSms(currentDraft());
  changeDraft({ sms: { attempt, at: Date.now(), guesses: 0 } });
};

/** Splits a number that somebody else entered, as in an invitation, into calling code and number. */
export const useSignInByPhone = () => {
  const { go } = useSteps();
  return async (withPrefix: string): Promise<void> => {
    const { listCountries } = await importCalls();
    const countries = await listCountries();
    const phone = readNumber(withPrefix.startsWith('+') ? withPrefix : `+${withPrefix}`, czechia, countries);
    if (!phone) throw new Error('a number of no country');
    changeDraft({ by: 'phone', phone, newcomer: false });
    await sendCode();
    await go('enter-code', { replace: true });
  };
};

/** For people who already have a password. */
export const useSignInByPassword = () => {
  const { go } = useSteps();
  return async (email: string): Promise<void> => {
    changeDraft({ by: 'email', email });
    await go('enter-password', { replace: true });
  };
};
