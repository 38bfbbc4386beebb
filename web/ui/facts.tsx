import type { ReactNode } from 'react';

/** Read-only details. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="text-14 grid grid-cols-[minmax(84px,auto)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ink-3">{name}</dt>
        <dd className="min-w-0 break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
