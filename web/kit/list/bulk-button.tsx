import type { LucideIcon } from 'lucide-react';

/** A button of the dark bulk bar. */
export const BulkButton = ({
  icon: Icon,
  children,
  onClick,
}: {
  icon: LucideIcon;
  children: string;
  onClick: () => void;
}) => (
  <button
    type="button"
    onClick={onClick}
    className="rounded-2 inline-flex h-8 items-center gap-1.5 px-2.5 font-medium hover:bg-[oklch(1_0_0/0.12)] max-md:h-11"
  >
    <Icon />
    {children}
  </button>
);
