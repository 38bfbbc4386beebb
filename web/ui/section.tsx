import type { ReactNode } from 'react';

/** A section of a page: title and description at the left, content at the right, at most 560 px wide. */
export const Section = ({ title, reason, children }: { title: string; reason?: ReactNode; children: ReactNode }) => (
  <section className="border-line grid gap-x-10 gap-y-4 border-b py-6 last:border-b-0 lg:grid-cols-[260px_minmax(0,560px)]">
    <header>
      <h2 className="text-14 mb-1 font-semibold">{title}</h2>
      {reason && <p className="text-ink-2 text-pretty">{reason}</p>}
    </header>
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
  </section>
);

/** Two columns where the width allows it. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 sm:grid-cols-2">{children}</div>
);
