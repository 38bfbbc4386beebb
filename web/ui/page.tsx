import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { cameByShortcut } from './shortcuts.ts';
import { useSetTitle } from './title.ts';

/**
 * The parts of a page, in order: title with count, actions with the primary one last, tabs, toolbar, the one scrolling
 * area (`Body`), and a fixed bar (pager or save bar). `<Page>` contains them.
 */
export const Page = ({
  title,
  picture,
  count,
  aside,
  actions,
  children,
}: {
  title: string;
  /** Before the title. */
  picture?: ReactNode;
  /** The number of rows, as text. */
  count?: string | undefined;
  /** A muted suffix of the title: its owner. */
  aside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => {
  useSetTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFocusInside = document.activeElement?.closest('main') != null;
    if (cameByShortcut() && !isFocusInside) heading.current?.focus();
  }, []);
  return (
    <>
      <div
        className={cx(
          'px-gutter flex min-h-13 flex-none flex-wrap items-center gap-x-3 gap-y-1 pt-2.5 pb-1.5',
          !count && !aside && !actions && 'max-md:min-h-0 max-md:p-0',
        )}
      >
        {picture}
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-16 tracking-title min-w-0 font-semibold outline-none max-md:sr-only"
        >
          {title}
        </h1>
        {count && <span className="figures text-ink-3">{count}</span>}
        {aside && <span className="text-ink-3 min-w-0">{aside}</span>}
        {actions && <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
};

/** Positioned, so that its hidden labels scroll with it instead of widening the page. */
export const Toolbar = ({ children }: { children: ReactNode }) => (
  <div className="border-line px-gutter relative flex flex-none flex-wrap items-center gap-1.5 border-b py-2 [&>*]:flex-none max-md:[&>*]:max-w-full">
    {children}
  </div>
);

/** What concerns the whole page, such as an export, at the right end of its toolbar. */
export const ToolbarEnd = ({ children }: { children: ReactNode }) => (
  <div className="ml-auto flex items-center gap-1.5">{children}</div>
);

const IsInBody = createContext(false);

/**
 * With `text` the area contains nothing focusable, so it is focusable itself and can be scrolled by keyboard. A body
 * within a body scrolls with it.
 */
export const Body = ({ text = false, children }: { text?: boolean; children: ReactNode }) => {
  if (useContext(IsInBody)) return children;
  return (
    <IsInBody value>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
        tabIndex={text ? 0 : undefined}
        className="quiet-scroll relative min-h-0 flex-1 md:@container md:overflow-auto"
      >
        {children}
      </div>
    </IsInBody>
  );
};

/**
 * Where charts are above a table: the page scrolls as a whole, with its tabs, its toolbar and its pager, so that the
 * table has the height of the page.
 */
export const WholeBody = ({ children }: { children: ReactNode }) => (
  <Body>
    <div className="flex min-h-full flex-col">{children}</div>
  </Body>
);
