import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';
import { Confirm } from '../../ui/dialog.tsx';
import { type Loss, lossesOfGoing, lossesOfLeaving, setLoss } from './unsaved.ts';

/**
 * Asks before leaving the screen loses something; null while it loses nothing. `param` is the search parameter whose
 * change leaves it, too, or several with spaces between them.
 */
export const useLeaveGuard = (loss: Loss | null, param?: string): { release: () => void } => {
  const key = useId();
  useEffect(() => {
    setLoss(key, loss, param);
    return () => setLoss(key, null);
  }, [key, loss, param]);
  return { release: () => setLoss(key, null) };
};

/**
 * Asks before a link, the back button or a change of the account. Each layout has it once: a router has one blocker.
 */
export const LeaveQuestion = () => {
  const location = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => lossesOfGoing(currentLocation, nextLocation).length > 0,
  );
  return (
    <AskToLeave
      open={blocker.state === 'blocked'}
      losses={blocker.state === 'blocked' ? lossesOfGoing(location, blocker.location) : lossesOfLeaving('account')}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
};

const questions = { upload: 'upload', input: 'form', draft: 'form', unsent: 'unsent' } as const;
const gravity = Object.keys(questions);

export const AskToLeave = ({
  open,
  losses = ['input'],
  onLeave,
  onStay,
}: {
  open: boolean;
  losses?: readonly Loss[];
  onLeave: () => void;
  onStay: () => void;
}) => {
  const { t } = useTranslation();
  const [first] = losses.toSorted((one, other) => gravity.indexOf(one) - gravity.indexOf(other));
  const question = questions[first ?? 'input'];
  return (
    <Confirm
      open={open}
      title={t(`${question}.leaveTitle`)}
      confirm={t(`${question}.leave`)}
      keep={t(`${question}.stay`)}
      danger
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t(`${question}.leaveHelp`)}
      {question !== 'unsent' && losses.includes('unsent') && ` ${t('unsent.leaveHelp')}`}
    </Confirm>
  );
};
