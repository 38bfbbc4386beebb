import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { remember } from './remember.ts';

/** A part of a page that folds away. This device remembers the choice under `name`. Folded content is not rendered. */
export const Fold = ({
  name,
  title,
  opens = false,
  children,
}: {
  name: string;
  title: string;
  /** Without a choice it is open. */
  opens?: boolean;
  children: ReactNode;
}) => {
  const key = `smena.fold.${name}`;
  const id = useId();
  const [isOpen, setIsOpen] = useState(() => (localStorage.getItem(key) ?? (opens ? 'open' : 'folded')) === 'open');
  const toggle = () => {
    remember(key, isOpen ? 'folded' : 'open');
    setIsOpen(!isOpen);
  };
  return (
    <div className="border-line border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="px-gutter hover:bg-hover flex min-h-9 w-full items-center gap-2 text-left font-medium -outline-offset-2 pointer-coarse:min-h-11"
      >
        <ChevronRight className={cx('text-ink-3 size-4 flex-none transition-transform', isOpen && 'rotate-90')} />
        {title}
      </button>
      <div id={id} hidden={!isOpen} className="px-gutter pt-1 pb-4">
        {isOpen && children}
      </div>
    </div>
  );
};
