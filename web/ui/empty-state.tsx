import type { ReactNode } from 'react';

/**
 * `search`: nothing matches the filters; name them and offer one next step. `start`: nothing exists yet; say what will
 * be here and how to begin; without `actions` the drawing has no plus sign, which would look like a button. `broken`:
 * loading failed; say why and offer a retry.
 */
const art = {
  search: (
    <>
      <rect x="24.5" y="27.5" width="31" height="8" rx="2" className="fill-line-strong" />
      <rect x="24.5" y="41.5" width="31" height="8" rx="2" className="fill-line" />
      <rect
        x="68"
        y="27.5"
        width="26"
        height="10"
        rx="2"
        fill="none"
        strokeDasharray="3 3"
        className="stroke-primary"
      />
      <circle cx="90" cy="54" r="17" className="fill-raised stroke-primary" strokeWidth="2" />
      <path d="m102 66 12 12" className="stroke-primary" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  start: (
    <>
      <rect x="24.5" y="27.5" width="31" height="8" rx="2" className="fill-line" />
      <rect
        x="62"
        y="45"
        width="54"
        height="22"
        rx="4"
        fill="none"
        strokeDasharray="4 4"
        className="stroke-primary"
        strokeWidth="2"
      />
      <path d="M89 51v10m-5-5h10" className="stroke-primary" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  empty: (
    <>
      <rect x="24.5" y="27.5" width="31" height="8" rx="2" className="fill-line" />
      <path
        d="m79 56 7 7 14-15"
        fill="none"
        className="stroke-line-strong"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  broken: (
    <>
      <rect x="24.5" y="27.5" width="31" height="8" rx="2" className="fill-line" />
      <path d="M82 34 58 76h48z" className="fill-raised stroke-danger-line" strokeWidth="2" strokeLinejoin="round" />
      <path d="M82 49v12m0 6v.5" className="stroke-danger-line" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
};

export const EmptyState = ({
  kind,
  title,
  heading: Heading = 'h2',
  children,
  actions,
}: {
  kind: Exclude<keyof typeof art, 'empty'>;
  title: string;
  /** `h1` if it replaces a page with its title. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <div
    className="flex min-h-full grow flex-col items-center justify-center gap-2 px-5 py-10 text-center"
    role={kind === 'broken' ? 'alert' : 'status'}
  >
    <svg viewBox="0 0 148 96" aria-hidden className="mb-2 h-24 w-37">
      <rect x="12.5" y="8.5" width="123" height="78" rx="7" className="fill-sunken stroke-line-strong" />
      <path d="M12 21.5h124M60 9v77M100 9v77" className="stroke-line" />
      {art[kind === 'start' && !actions ? 'empty' : kind]}
    </svg>
    <Heading className="text-16 tracking-title font-semibold">{title}</Heading>
    {children && <p className="text-14 text-ink-2 max-w-[44ch] text-balance">{children}</p>}
    {actions && <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{actions}</div>}
  </div>
);
