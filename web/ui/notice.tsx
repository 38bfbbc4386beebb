import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line above a screen about the app's state, announced when it appears. */
export const Notice = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <div role="status">
    {children && (
      <p className="bg-warning-soft text-13 px-gutter flex items-center gap-2 py-1.5">
        <Icon aria-hidden className="text-warning-text size-4 flex-none" />
        {children}
      </p>
    )}
  </div>
);
