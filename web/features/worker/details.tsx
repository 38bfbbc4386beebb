import { CalendarClock, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getShift, type Shift } from '#shared/contracts/shifts.ts';
import { useGet } from '../../api/query.ts';
import { ContactLinks } from '../../domain/shifts/contact-links.tsx';
import { cx } from '../../ui/cx.ts';
import { Comments } from './comments.tsx';
import { proposedWork } from './format-duration.ts';
import { Leave, type OnLeft } from './leave.tsx';

type Props = { shift: Shift; now: string; onLeft: OnLeft };

/** Details of today's shift, collapsible. The customer's comment is always visible. */
export const Details = (props: Props) => {
  const { t } = useTranslation('worker');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Note {...props} className="border-line border-t py-3" />
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="text-14 border-line text-primary-text flex min-h-12 w-full items-center gap-2 border-t py-2 text-left font-medium -outline-offset-2"
      >
        <span className="flex-1">{t(props.shift.status === 'confirmed' ? 'details.more' : 'details.comments')}</span>
        <ChevronDown className={cx('size-5 transition-transform', open && 'rotate-180')} />
      </button>
      {open && <More {...props} />}
    </>
  );
};

/** The customer's comment and the requested times. */
export const Note = ({ shift, className }: Pick<Props, 'shift'> & { className?: string }) => {
  const { t } = useTranslation('worker');
  const { pending_change: change } = shift;
  const { comment } = useDetails(shift);
  if (!comment && !change) return null;
  return (
    <div className={cx('flex flex-col gap-3', className)}>
      {change && (
        <p className="rounded-3 bg-info-soft flex gap-3 px-3 py-2.5">
          <CalendarClock className="text-info-text mt-0.5 size-4.5" />
          <span className="min-w-0">
            <b className="text-14 block font-medium">{t('details.proposed', { change: proposedWork(shift, t) })}</b>
            <span className="text-ink-2 block text-pretty">{t('details.proposedText')}</span>
          </span>
        </p>
      )}
      {comment && (
        <p className="text-14">
          <span className="text-13 text-ink-3 block">{t('details.note')}</span>
          <span className="text-pretty wrap-anywhere whitespace-pre-line">{comment}</span>
        </p>
      )}
    </div>
  );
};

/** The shift with what lists leave out. The answer before belongs to another shift. */
const useDetails = (shift: Shift): Shift => {
  const { data } = useGet(getShift, { params: { id: shift.id } });
  return data?.data.id === shift.id ? { ...shift, comment: data.data.comment, contacts: data.data.contacts } : shift;
};

/** The performer and the store, to call them from anywhere on the page of the shift. */
export const Contacts = ({ shift, className }: Pick<Props, 'shift'> & { className?: string }) => {
  const { contacts = [] } = useDetails(shift);
  return (
    contacts.length > 0 && (
      <div className={cx('flex flex-col text-14', className)}>
        <ContactLinks contacts={contacts} />
      </div>
    )
  );
};

export const More = ({ shift, now, onLeft }: Props) => (
  <div className="flex flex-col gap-5 pt-1 pb-4">
    <Comments shift={shift} />
    <Leave shift={shift} now={now} onLeft={onLeft} />
  </div>
);
