import { cx } from '../../ui/cx.ts';

const sizes = { short: 'md:min-w-24 md:max-w-68', name: 'md:min-w-27 md:max-w-68', text: 'md:min-w-27 md:max-w-150' };
export type CutSize = keyof typeof sizes;

/**
 * A text of any length in a table: names, addresses, comments. It breaks anywhere, so that its column shrinks to a
 * minimum before the table is wider than its page, and grows with the page to the whole text. What is cut off is in the
 * tooltip. In the list of a phone it wraps.
 */
export const Cut = ({
  size = 'name',
  title,
  children,
}: {
  size?: CutSize | undefined;
  /** By default the text itself. */
  title?: string | undefined;
  children: string;
}) => (
  <span title={title ?? children} className={cx('md:line-clamp-1 md:break-all md:whitespace-normal', sizes[size])}>
    {children}
  </span>
);
