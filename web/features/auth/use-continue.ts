import { useNavigate } from 'react-router';
import { clearCaches, loadMe } from '../../api/load-me.ts';
import { returnAddress } from '../../paths.ts';
import { forgetDraft } from './draft.ts';
import { toStep, useSteps } from './steps.ts';

/** Continues after a sign-in: first the choice of account, then the requested page. */
export const useContinue = () => {
  const { search } = useSteps();
  const navigate = useNavigate();
  return async ({ chosen = false }: { chosen?: boolean } = {}): Promise<void> => {
    clearCaches();
    const me = await loadMe();
    if (me === null) throw new Error('signed in, and nobody');
    const next = me.users.length > 1 && !chosen ? toStep('choose-account', search) : returnAddress(search);
    await navigate(next, { replace: true });
    forgetDraft();
  };
};
