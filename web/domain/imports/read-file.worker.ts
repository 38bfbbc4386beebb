import { readTable } from '#shared/domain/imports/read-table.ts';
import type { Reading, ReadingChoice } from '#shared/domain/imports/reading.ts';
import { type Table, TableError, type TableFault } from '#shared/domain/imports/table.ts';

export type ReadRequest = { file: File; choice: ReadingChoice };
/** What the worker posts back: the table, or why the file cannot be read. */
export type ReadAnswer =
  | { table: Table; reading: Reading }
  | { fault: TableFault; row: number | null; reading: Reading | null };

const answerTo = async ({ file, choice }: ReadRequest): Promise<ReadAnswer> => {
  try {
    const { reading, ...table } = readTable(file.name, new Uint8Array(await file.arrayBuffer()), choice);
    return { table, reading };
  } catch (error) {
    if (error instanceof TableError) return { fault: error.fault, row: error.row, reading: error.reading };
    // Anything else is a file that the device can no longer read, or that needs more memory than there is.
    return { fault: 'damaged', row: null, reading: null };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
