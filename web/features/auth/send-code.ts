import { czechia, readNumber } from '../../ui/phone-number.ts';
import { changeDraft, currentDraft } from './draft.ts';
import { useSteps } from './steps.ts';

/** Has a code sent to the draft's number: for signing in, or with what a registration needs. */
export const sendCode = async (): Promise<void> => {
  const { codeRegisterSms } = await import('./calls.ts');
  const { attempt } = await codeRegisterSms(currentDraft());
  changeDraft({ sms: { attempt, at: Date.now(), guesses: 0 } });
};

/** For a number that someone else wrote, as an invitation does: with its code in front. */
export const useSignInByPhone = () => {
  const { go } = useSteps();
  return async (whole: string): Promise<void> => {
    const { listCountries } = await import('./calls.ts');
    const countries = await listCountries();
    const phone = readNumber(whole.startsWith('+') ? whole : `+${whole}`, czechia, countries);
    if (!phone) throw new Error('a number of no country');
    changeDraft({ by: 'phone', phone, newcomer: false });
    await sendCode();
    await go('enter-code', { replace: true });
  };
};

/** For somebody who has a password already. */
export const useSignInByPassword = () => {
  const { go } = useSteps();
  return async (email: string): Promise<void> => {
    changeDraft({ by: 'email', email });
    await go('enter-password', { replace: true });
  };
};
