import type { ReactNode } from 'react';

/** A part of the checkout. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-14 mb-3 font-semibold">{title}</h2>
    {children}
  </section>
);
