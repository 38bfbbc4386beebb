import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { isAwaited, type Rejection } from '#shared/domain/files/upload.ts';
import { bindContent, findFile, isUpload, storeCheckResult, type Upload } from '../data/files/files.ts';
import {
  deleteObject,
  idInKey,
  incomingKey,
  publicPlace,
  readIncoming,
  writeDocument,
  writeSquares,
} from '../data/files/objects.ts';
import { squaresOf } from './pictures/square-pictures.ts';

type Arrival = Pick<S3ObjectCreatedNotificationEvent, 'time'> & { detail: { object: { key: string } } };

/**
 * Runs for every object that arrives in the bucket. Checks the content of an announced upload, stores what is made from
 * it, and deletes the object in any case. An arrival may be delivered several times, also at once: the results of one
 * content are equal. Another content under the same key, sent with the same form, is deleted unchecked.
 */
export const handler = async ({ time, detail: { object } }: Arrival): Promise<void> => {
  const file = await findFile(idInKey(object.key));
  if (file && isUpload(file) && incomingKey(file) === object.key && isAwaited(file, new Date(time).toISOString()))
    await check(file);
  await deleteObject(object.key);
};

const check = async (file: Upload): Promise<void> => {
  const incoming = await readIncoming(file).catch(async (error: unknown) => {
    if ((await findFile(file.id))?.state === 'waiting') throw error;
    return undefined;
  });
  // Another delivery has checked and deleted it meanwhile.
  if (!incoming) return;
  const bound = await bindContent(file, incoming.etag);
  if (!bound) return;
  const rejection = await (bound.type === 'application/pdf' ? publishDocument : publishPicture)(
    bound,
    incoming.content,
  );
  await storeCheckResult(bound, rejection);
  console.log(JSON.stringify({ job: 'receive-upload', file: file.id, purpose: file.purpose, rejection }));
};

const publishPicture = async (file: Upload, content: Buffer): Promise<Rejection | null> => {
  const result = squaresOf(file, content);
  if ('rejection' in result) return result.rejection;
  await writeSquares(publicPlace(file), result.squares);
  return null;
};

const publishDocument = async (file: Upload, content: Buffer): Promise<Rejection | null> => {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'other-type';
  await writeDocument(publicPlace(file), content);
  return null;
};
