type Cell = string | number;

const row = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;

/** A Markdown table. A header that ends with a colon marks a right-aligned column of figures. */
export const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [
    row(heads.map((head) => head.replace(/:$/, ''))),
    row(heads.map((head) => (head.endsWith(':') ? '---:' : '---'))),
    ...rows.map(row),
  ].join('\n');

export const kB = (bytes: number): string => (bytes / 1000).toFixed(0);
/** Says in the record whether a figure is within its bound. */
export const withinLimit = (isHeld: boolean): string => (isHeld ? 'yes' : '**no**');

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

export const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** The median, the time that 95 of 100 do not exceed, and the longest one. */
export const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(1)).join(' / ');
};
