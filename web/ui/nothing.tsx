/** A cell without a value. Narrow lists stack their cells: there a dash on a line of its own says nothing. */
export const nothing = <span className="text-ink-3 max-md:hidden">—</span>;
