import { useNavigate } from 'react-router';
import { cachedMe, cacheMe, clearCaches, fetchMe } from '../../api/load-me.ts';
import { chooseAccount } from '../../api/session.ts';
import { reload, untilUnload } from '../../kit/parts/reload.ts';
import { returnAddress } from '../../paths.ts';
import { forgetDraft } from './draft.ts';
import { toStep, useSteps } from './steps.ts';

/**
 * Continues after a sign-in: first the choice of account, then the requested page. A chosen `account` takes effect once
 * it is loaded. Another account than the one that the tab has used starts in a new document.
 */
export const useContinue = () => {
  const { search } = useSteps();
  const navigate = useNavigate();
  return async (account?: string): Promise<void> => {
    const me = await fetchMe(account);
    if (me === null) throw new Error('signed in, and nobody');
    const before = cachedMe();
    if (account !== undefined) chooseAccount(account);
    const asksAccount = me.users.length > 1 && account === undefined;
    const address = asksAccount ? toStep('choose-account', search) : returnAddress(search);
    if (before && before.id !== me.id) {
      forgetDraft();
      reload(address);
      return untilUnload;
    }
    clearCaches();
    cacheMe(me);
    await navigate(address, { replace: true });
    forgetDraft();
  };
};
