import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { id, storedInstant } from '#shared/contracts/fields.ts';
import { catalogueFolder } from '#shared/domain/files/purposes.ts';
import { entity } from '../entity.ts';
import { bucket, s3 } from '../files/bucket.ts';
import { recordKeyOf } from '../keys.ts';
import { get, ifNotExists, transact, type Write } from '../table.ts';

/** Another layout of the files has another number, so that older functions go on with what they can read. */
const layout = '1';
const catalogueSnapshotKey = recordKeyOf('CATALOGUE_SNAPSHOT');

const Snapshot = z.object({
  /** The object with the segment, and the one before it, which functions may still be reading. */
  file: z.string(),
  former_file: z.nullable(z.string()),
  /** The snapshot has every change before this time. */
  at: storedInstant,
  products: z.int(),
  /** Inactive companies that have products on sale. */
  closed_companies: z.array(id),
});
export type Snapshot = z.infer<typeof Snapshot>;
const snapshots = entity('catalogue-snapshot', Snapshot);

/** The newest one, strongly consistent. */
export const getSnapshot = async (): Promise<Snapshot | undefined> => {
  const item = await get(catalogueSnapshotKey(layout));
  return item && snapshots.read(item);
};

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

export const readSnapshotFile = async (file: string): Promise<Uint8Array> => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: file }));
  const bytes = await decompress((await Body?.transformToByteArray()) ?? new Uint8Array());
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

type New = Pick<Snapshot, 'at' | 'products' | 'closed_companies'> & { segment: Uint8Array };

/** Stores a snapshot after another one. Does nothing more if a newer one came meanwhile. Deletes the last but one. */
export const storeSnapshot = async (before: Snapshot | undefined, { segment, ...snapshot }: New): Promise<void> => {
  const file = `${catalogueFolder}/${layout}/${snapshot.at}.zst`;
  const Body = await compress(segment, { params: { [constants.ZSTD_c_compressionLevel]: 6 } });
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: file, Body }));
  await transact([snapshotWrite(before, { ...snapshot, file, former_file: before?.file ?? null })]);
  if (before?.former_file) await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: before.former_file }));
};

const snapshotWrite = (before: Snapshot | undefined, after: Snapshot): Write => ({
  part: 'catalogue-snapshot',
  put: { ...catalogueSnapshotKey(layout), ...snapshots.store(after) },
  if: before
    ? { expression: '#file = :file', names: { '#file': 'file' }, values: { ':file': before.file } }
    : ifNotExists,
});
