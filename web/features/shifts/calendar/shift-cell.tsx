import { useTranslation } from 'react-i18next';
import type { ShiftStatus } from '#shared/domain/shifts/shift.ts';
import { ShiftShape } from '../../../domain/shifts/shift-status.tsx';
import { type ShiftTag, useShiftTags } from '../../../domain/shifts/shift-tags.ts';
import { paths } from '../../../paths.ts';
import { clockRange } from '../../../ui/format.ts';
import type { Tone } from '../../../ui/pill.tsx';
import type { Stack } from './arrange.ts';

const colours: Record<Tone, string> = {
  danger: 'text-danger-text',
  warning: 'text-warning-text',
  info: 'text-warning-text',
  success: 'text-success-text',
  plain: 'text-warning-text',
};
/** Maximum in a narrow cell; the hover card shows the rest. */
const mostIcons = 2;
/** A past shift shows only these in its cell. The list and the shift's page show all. */
const pastTags = ['canceledByPerformer', 'closed', 'law'];
const pastStatuses: readonly ShiftStatus[] = ['completed', 'canceled', 'unfulfilled'];

/** Renders the cells of a board or an agenda. One hook for all of them, because there may be thousands. */
export const useShiftCell = (now: string) => {
  const { t } = useTranslation(['shifts', 'common']);
  const tagsOf = useShiftTags();
  return (stack: Stack, { agenda = false, reachable = true, dragged = false } = {}) => {
    const [shift] = stack;
    const tags = tagsOf(shift, now);
    const status = t(`common:shiftStatus.${shift.status}`);
    const time = clockRange(shift.starts_at, shift.ends_at, shift.store.time_zone);
    const name = shift.staff?.fio ?? (shift.status === 'canceled' ? '—' : t('words.unfilled'));
    const number = stack.length > 1 ? `×${stack.length}` : '';
    return (
      <a
        key={shift.id}
        href={paths.shifts.view(shift.id)}
        className="shift-cell"
        data-shift={shift.id}
        data-day={shift.day}
        data-status={shift.status}
        data-dragged={dragged || undefined}
        draggable={shift.actions.includes('edit')}
        tabIndex={reachable ? 0 : -1}
      >
        <span className="shift-time">
          <span>{time}</span>
          {icons(pastStatuses.includes(shift.status) ? tags.filter(({ id }) => pastTags.includes(id)) : tags)}
          {agenda ? (
            <span className="shift-status">
              <ShiftShape status={shift.status} />
              {status}
            </span>
          ) : (
            <ShiftShape status={shift.status} word={status} />
          )}
        </span>
        <span className="shift-name">
          {agenda ? `${name} · ${shift.category.name}` : name}
          {number && <b>{number}</b>}
        </span>
      </a>
    );
  };
};

const icons = (tags: readonly ShiftTag[]) =>
  tags
    .filter(({ icon }) => icon)
    .slice(0, mostIcons)
    .map(
      ({ id, icon: Icon, tone, text }) =>
        Icon && <Icon key={id} role="img" aria-label={text} className={colours[tone]} />,
    );
