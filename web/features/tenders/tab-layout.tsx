import { type ReactNode, useId } from 'react';

/** A tab of a tender: what it is about, and beside it, below xl under it, what helps to understand it. */
export const TabLayout = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) =>
  aside ? (
    <div className="grid flex-1 content-start xl:grid-cols-[minmax(0,1fr)_320px] xl:content-stretch">
      <div className="p-gutter flex min-w-0 flex-col gap-6">{children}</div>
      <aside className="border-line bg-sunken p-gutter flex min-w-0 flex-col gap-7 max-xl:border-t xl:border-l">
        {aside}
      </aside>
    </div>
  ) : (
    <div className="p-gutter flex min-w-0 flex-col gap-6">{children}</div>
  );

export const Part = ({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        {end && <div className="text-12 text-ink-2 ml-auto flex flex-wrap items-center gap-2 tabular-nums">{end}</div>}
      </div>
      {children}
    </section>
  );
};

/** Pairs of a label and a value, one under the other. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
    {facts.map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-ink-2">{label}</dt>
        <dd className="text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

export const Waiting = () => (
  <div aria-hidden className="flex flex-col gap-3">
    {['w-60', 'w-80', 'w-52'].map((width) => (
      <span key={width} className={`skeleton max-w-full ${width}`} />
    ))}
  </div>
);
