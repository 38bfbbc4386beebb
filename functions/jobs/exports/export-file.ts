import type { Cell } from '#shared/domain/exports/csv.ts';

/** A file that grows by rows. Its content is complete after the last one. */
export type ExportFile = { add: (rows: readonly (readonly Cell[])[]) => void; finish: () => Promise<Uint8Array> };
