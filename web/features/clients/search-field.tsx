import { Search } from 'lucide-react';

/** The search of a pane. */
export const SearchField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}) => (
  <div className="relative min-w-40 flex-1">
    <Search className="text-ink-3 pointer-events-none absolute top-1/2 ml-2.25 size-3.5 -translate-y-1/2" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={100}
      onChange={(event) => onChange(event.target.value)}
      // It may be inside a form, which Enter would save.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className="h-control rounded-2 border-line-field bg-surface max-md:text-16 w-full border pr-2 pl-7.25"
    />
  </div>
);
