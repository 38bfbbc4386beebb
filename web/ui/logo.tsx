/** The mark: two shifts, the second one yours. */
export const Logo = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={className}>
    <rect width="24" height="24" rx="6.5" className="fill-primary" />
    <rect x="4.5" y="6.5" width="9.5" height="4.4" rx="1.6" fill="oklch(1 0 0 / 0.95)" />
    <rect x="10" y="13.1" width="9.5" height="4.4" rx="1.6" fill="oklch(0.74 0.17 18)" />
  </svg>
);
