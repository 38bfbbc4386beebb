import {
  Ban,
  CircleX,
  Coffee,
  Copy,
  Ellipsis,
  LogOut,
  type LucideIcon,
  Pencil,
  Play,
  Repeat2,
  Shield,
  ShieldOff,
  Square,
  UserPlus,
  UserX,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { useMay } from '../../../api/me.ts';
import { paths } from '../../../paths.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Menu, MenuAction, MenuLink } from '../../../ui/menu.tsx';

export type Action = Exclude<Shift['actions'][number], 'confirm_change' | 'refuse_change' | 'call_up'>;

/**
 * In order of importance; the first is primary when due. Answers to a change and call-ups are shown at their own
 * sections.
 */
const always = () => true;
const inOrder: Record<
  Action,
  {
    icon: LucideIcon;
    due?: (shift: Shift, now: string) => boolean;
    danger?: true;
    /** In the menu even when few actions are possible. */
    hidden?: true;
  }
> = {
  assign: { icon: UserPlus, due: always },
  start: { icon: Play, due: ({ starts_at }, now) => starts_at <= now },
  ask_replacement: { icon: Repeat2 },
  break_end: { icon: Coffee },
  end: { icon: Square, due: ({ ends_at }, now) => ends_at <= now },
  break_start: { icon: Coffee },
  correct: { icon: Pencil },
  replace: { icon: Repeat2 },
  edit: { icon: Pencil },
  reserve: { icon: Shield },
  release: { icon: ShieldOff },
  leave: { icon: LogOut, danger: true, hidden: true },
  mark_unfulfilled: { icon: UserX, danger: true },
  decline: { icon: Ban, danger: true, hidden: true },
  cancel: { icon: CircleX, danger: true, hidden: true },
};

/** The allowed actions: at most one primary button and one more; the rest is in the menu. */
export const ShiftActions = ({ shift, now, onAct }: { shift: Shift; now: string; onAct: (action: Action) => void }) => {
  const { t } = useTranslation('shifts');
  const mayOrder = useMay('shift.create');
  const possible = (Object.keys(inOrder) as Action[]).filter((action) => shift.actions.includes(action));
  const [first, second, ...more] = possible.filter((action) => !inOrder[action].hidden);
  const shown = [second, first].filter((action) => action !== undefined);
  const hidden = [...more, ...possible.filter((action) => inOrder[action].hidden)];
  const isDue = first && inOrder[first].due?.(shift, now) && !shift.actions.includes('confirm_change');
  return (
    <div className="ml-auto flex flex-none gap-2 max-md:ml-0 max-md:w-full max-md:flex-wrap">
      {shown.map((action) => (
        <Button
          key={action}
          variant={isDue && action === first ? 'primary' : inOrder[action].danger ? 'danger-quiet' : 'plain'}
          icon={inOrder[action].icon}
          className="max-md:flex-1"
          onClick={() => onAct(action)}
        >
          {t(`words.action.${action}`)}
        </Button>
      ))}
      {(hidden.length > 0 || mayOrder) && (
        <Menu
          label={t('view.more')}
          button={<IconButton icon={Ellipsis} label={t('view.more')} className="border-line-strong border" />}
        >
          {mayOrder && (
            <MenuLink icon={Copy} to={paths.shifts.like(shift.id)}>
              {t('list.copy')}
            </MenuLink>
          )}
          {hidden.map((action) => (
            <MenuAction
              key={action}
              icon={inOrder[action].icon}
              danger={inOrder[action].danger}
              onClick={() => onAct(action)}
            >
              {t(`words.action.${action}`)}
            </MenuAction>
          ))}
        </Menu>
      )}
    </div>
  );
};
