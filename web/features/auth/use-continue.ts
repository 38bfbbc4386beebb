import { useNavigate } from 'react-router';
import { cacheMe, clearCaches, fetchMe } from '../../api/load-me.ts';
import { chooseAccount } from '../../api/session.ts';
import { returnAddress } from '../../paths.ts';
import { forgetDraft } from './draft.ts';
import { toStep, useSteps } from './steps.ts';

/**
 * Continues after a sign-in: first the choice of account, then the requested page. A chosen `account` takes effect once
 * it is loaded.
 */
export const useContinue = () => {
  const { search } = useSteps();
  const navigate = useNavigate();
  return async (account?: string): Promise<void> => {
    const me = await fetchMe(account);
    if (me === null) throw new Error('signed in, and nobody');
    if (account !== undefined) chooseAccount(account);
    clearCaches();
    cacheMe(me);
    const asksAccount = me.users.length > 1 && account === undefined;
    await navigate(asksAccount ? toStep('choose-account', search) : returnAddress(search), { replace: true });
    forgetDraft();
  };
};
