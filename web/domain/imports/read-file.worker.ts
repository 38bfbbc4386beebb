import { readTable } from '#shared/domain/imports/read-table.ts';
import { type Table, TableError, type TableFault } from '#shared/domain/imports/table.ts';

/** What the worker posts back: the table, or why the file cannot be read. */
export type ReadAnswer = { table: Table } | { fault: TableFault; row: number | null };

const answerTo = async (file: File): Promise<ReadAnswer> => {
  try {
    return { table: readTable(file.name, new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    // Anything else is a file that the device can no longer read, or that needs more memory than there is.
    return error instanceof TableError ? { fault: error.fault, row: error.row } : { fault: 'damaged', row: null };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
