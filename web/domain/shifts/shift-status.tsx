import { useTranslation } from 'react-i18next';
import type { ShiftStatus } from '#shared/domain/shifts/shift.ts';
import { cx } from '../../ui/cx.ts';

/**
 * The seven statuses of a shift. Each has its own shape, colour (data-status, theme.css) and word, so that colour is
 * never the only sign (WCAG 1.4.1). `ShiftShape` is for calendar cells and menus, `ShiftPill` for everything else.
 */
const shapes: Record<ShiftStatus, React.ReactNode> = {
  new: <circle cx="12" cy="12" r="8.6" strokeWidth="2.5" strokeDasharray="3.4 3.355" />,
  confirmed: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.2 12.3l2.7 2.7 5-5.6" />,
  in_progress: (
    <path
      fill="currentColor"
      stroke="none"
      fillRule="evenodd"
      d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM9.8 7.6v8.8l6.9-4.4z"
    />
  ),
  completed: <path d="m4.5 12.8 5 5L19.5 7" strokeWidth="2.6" />,
  canceled: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.8 18.2 18.2 5.8" />,
  unfulfilled: <path d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM9 9l6 6m0-6-6 6" />,
  reserve: <path d="M12 2.5c2.5 2 5 3 8 3.2V12c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V5.7c3-.2 5.5-1.2 8-3.2z" />,
};

type ShapeProps = {
  status: ShiftStatus;
  className?: string;
  /** Text for screen readers. Omit it when the status is written beside the shape. */
  word?: string;
};

/** Takes its colour from the nearest data-status. */
export const ShiftShape = ({ status, className, word }: ShapeProps) => (
  <svg
    viewBox="0 0 24 24"
    {...(word ? { role: 'img', 'aria-label': word } : { 'aria-hidden': true })}
    data-status={status}
    className={cx('shape fill-none stroke-current text-(--fg)', className)}
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {shapes[status]}
  </svg>
);

export const ShiftPill = ({ status, large = false }: { status: ShiftStatus; large?: boolean }) => {
  const { t } = useTranslation();
  return (
    <span
      data-status={status}
      className={cx(
        'inline-flex items-center gap-1.25 rounded-full bg-(--bg) text-12 font-medium whitespace-nowrap text-(--fg)',
        large ? 'h-6 pr-2.5 pl-2' : 'h-5 pr-2 pl-1.5',
      )}
    >
      <ShiftShape status={status} className="size-3.25" />
      <span className={cx(status === 'canceled' && 'line-through')}>{t(`shiftStatus.${status}`)}</span>
    </span>
  );
};
