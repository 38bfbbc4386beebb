import {
  ArrowLeftRight,
  Ban,
  CalendarClock,
  Check,
  CheckCheck,
  CircleAlert,
  Coins,
  Copy,
  Ellipsis,
  FileText,
  Layers,
  type LucideIcon,
  MessageSquareText,
  Pencil,
  Printer,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteTender, type Tender } from '#shared/contracts/tenders.ts';
import type { TenderStatus, TenderTransition } from '#shared/domain/tenders/transitions.ts';
import { useMay } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Menu, MenuAction, MenuLine, MenuLink } from '../../ui/menu.tsx';
import { optional } from '../../ui/optional.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { snack } from '../../ui/snackbars.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { mayMove, nextStep } from './next-step.ts';
import { useReport } from './report.ts';
import { useListPath } from './use-list-path.ts';
import { useMoveTender } from './use-move-tender.ts';

// Converting a typed day needs the time zone library, which viewing a tender does not need.
const DeadlineDialog = optional(() => import('./deadline-dialog.tsx'), { failed: 'close' });

const icons: Record<TenderTransition, LucideIcon> = {
  submit: Check,
  form: Layers,
  ask: MessageSquareText,
  place: ArrowLeftRight,
  process: Check,
  pay: Coins,
  ready: FileText,
  complete: CheckCheck,
  clarify: CircleAlert,
  resume: RotateCcw,
  cancel: Ban,
};

/** What cannot be taken back, or tells others. */
const confirmed = ['place', 'process', 'pay', 'complete'] as const;
type Confirmed = (typeof confirmed)[number];
const isConfirmed = (action: TenderTransition): action is Confirmed => confirmed.some((one) => one === action);

/** There is a slip from placement on. */
const withSlip: readonly TenderStatus[] = ['placement', 'processing', 'paid', 'ready_to_ship', 'completed'];

/** The id of the element that says why the next step is not possible yet (before-card.tsx). */
export const beforeId = 'before-next-step';

type Asking = { about: 'ask' | 'move' | 'clarify' | 'cancel'; tender: Tender };

/** What the reader may do with the whole tender: its next step first. */
export const TenderActions = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const navigate = useNavigate();
  const list = useListPath();
  const report = useReport();
  const mayWrite = useMay('tender.write') && tender.is_owner;
  const { ask, question } = useAsk();
  const remove = useSend(deleteTender);
  const { move, isPending } = useMoveTender();
  // A dialog sends the version that it was opened with: a newer one is refused by the server.
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  useShortcuts({ e: () => tender.may_edit && void navigate(paths.tenders.edit(tender.id)) });
  const next = mayWrite ? nextStep(tender) : null;
  const { number } = tender;

  const send = async (action: TenderTransition) => {
    try {
      await move(tender, action);
      snack({ tone: 'good', text: t(`done.${action}`) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      report(error);
    }
  };
  const confirm = (action: Confirmed) =>
    ask({
      title: t(`confirm.${action}.title`, { number }),
      text: t(`confirm.${action}.text`),
      confirm: t(`actions.${action}`),
      keep: t('confirm.keep'),
      act: () => move(tender, action),
      done: t(`done.${action}`),
      onRefused: (refusal, closeQuestion) => {
        report(refusal);
        closeQuestion();
      },
    });
  const act = (action: TenderTransition) => {
    if (action === 'ask' || action === 'clarify' || action === 'cancel') setAsking({ about: action, tender });
    else if (isConfirmed(action)) confirm(action);
    else void send(action);
  };
  const confirmDeletion = ({ id, version }: Tender) =>
    ask({
      danger: true,
      title: t('delete.title', { number }),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      keep: t('delete.keep'),
      act: async () => {
        await remove.mutateAsync({ params: { id }, query: { version: String(version) } });
        void navigate(list, { replace: true });
      },
      done: t('delete.done', { number }),
      onRefused: (refusal, closeQuestion) => {
        report(refusal);
        if (!refusal.retryable) closeQuestion();
      },
    });

  return (
    <div className="flex flex-wrap gap-2 max-md:w-full md:ml-auto md:justify-end">
      {withSlip.includes(tender.status) && (
        <ButtonLink icon={Printer} to={paths.tenders.print(tender.id)} className="max-md:flex-auto">
          {t('view.print')}
        </ButtonLink>
      )}
      {tender.may_move_deadline && (
        <Button icon={CalendarClock} className="max-md:flex-auto" onClick={() => setAsking({ about: 'move', tender })}>
          {t('view.moveDeadline')}
        </Button>
      )}
      {next && (
        <Button
          variant="primary"
          icon={icons[next]}
          busy={isPending}
          className="max-md:flex-auto"
          {...(!mayMove(tender, next) && { 'aria-disabled': true, 'aria-describedby': beforeId })}
          onClick={() => act(next)}
        >
          {t(`actions.${next}`)}
        </Button>
      )}
      {mayWrite && (
        <Menu
          label={t('view.more')}
          button={<IconButton icon={Ellipsis} label={t('view.more')} className="border-line-strong border" />}
        >
          {tender.may_edit && (
            <MenuLink icon={Pencil} keys="E" to={paths.tenders.edit(tender.id)}>
              {t('view.edit')}
            </MenuLink>
          )}
          <MenuLink icon={Copy} to={paths.tenders.like(tender.id)}>
            {t('view.like')}
          </MenuLink>
          {mayMove(tender, 'clarify') && (
            <MenuAction icon={icons.clarify} onClick={() => act('clarify')}>
              {t('actions.clarify')}
            </MenuAction>
          )}
          {(mayMove(tender, 'cancel') || tender.may_delete) && <MenuLine />}
          {mayMove(tender, 'cancel') && (
            <MenuAction danger icon={icons.cancel} onClick={() => act('cancel')}>
              {t('actions.cancel')}
            </MenuAction>
          )}
          {tender.may_delete && (
            <MenuAction danger icon={Trash2} onClick={() => confirmDeletion(tender)}>
              {t('delete.button')}
            </MenuAction>
          )}
        </Menu>
      )}
      {(asking?.about === 'ask' || asking?.about === 'move') && (
        <DeadlineDialog tender={asking.tender} action={asking.about} onClose={close} />
      )}
      {(asking?.about === 'clarify' || asking?.about === 'cancel') && (
        <MoveDialog tender={asking.tender} action={asking.about} onClose={close} />
      )}
      {question}
    </div>
  );
};
