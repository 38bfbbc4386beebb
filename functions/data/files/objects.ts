import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { documentPath, incoming, privateFolder, purposes, squarePath } from '#shared/domain/files/purposes.ts';
import { bucket, s3 } from './bucket.ts';
import { isUpload, type StoredFile, type Upload } from './files.ts';

type Place = Pick<Upload, 'id' | 'purpose'>;

export const incomingKey = ({ id, purpose }: Place): string => `${incoming}/${purpose}/${id}`;
/** The id of the file in an incoming object's key. */
export const idInKey = (key: string): string => key.split('/').at(-1) ?? '';

const squareKey = ({ id, purpose }: Place, square: string) => squarePath(purpose, id, square as never).slice(1);
const documentKey = ({ id, purpose }: Place) => documentPath(purpose, id).slice(1);
/** Where the public objects of a file are, also before it is claimed. */
export const publicPlace = ({ public_id, purpose }: Pick<Upload, 'public_id' | 'purpose'>): Place => ({
  id: public_id,
  purpose,
});
export const privateKey = ({ id, purpose }: Pick<StoredFile, 'id' | 'purpose'>): string =>
  `${privateFolder}/${purpose}/${id}`;
/** Every object that a file may have. */
const keysOf = (file: StoredFile): string[] =>
  isUpload(file)
    ? [
        incomingKey(file),
        ...(file.type === 'application/pdf'
          ? [documentKey(publicPlace(file))]
          : Object.keys(purposes[file.purpose].squares).map((square) => squareKey(publicPlace(file), square))),
      ]
    : [privateKey(file)];

/**
 * The name of a square never gets another content. A day and not a year, so that caches forget a removed picture within
 * a day.
 */
const cacheControl = 'public, max-age=86400, immutable';

/** Deletes are idempotent, also of objects that do not exist. */
export const deleteObject = async (Key: string): Promise<void> => {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
};
export const deleteObjects = async (file: StoredFile): Promise<void> => {
  await Promise.all(keysOf(file).map(deleteObject));
};

/** `etag` is equal for equal contents. */
export const readIncoming = (place: Place): Promise<{ content: Buffer; etag: string }> => read(incomingKey(place));
export const readSquare = async (place: Place, square: string): Promise<Buffer> =>
  (await read(squareKey(place, square))).content;
const read = async (Key: string) => {
  const { Body, ETag = '' } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
  return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
};

/** Writes the squares of a picture (JPEG) by name. */
export const writeSquares = async (place: Place, squares: Readonly<Record<string, Uint8Array>>): Promise<void> => {
  await Promise.all(
    Object.entries(squares).map(([square, jpeg]) =>
      s3.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: squareKey(place, square),
          Body: jpeg,
          ContentType: 'image/jpeg',
          CacheControl: cacheControl,
        }),
      ),
    ),
  );
};

/** Publishes a checked document. */
export const writeDocument = async (place: Place, content: Uint8Array): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: documentKey(place),
      Body: content,
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment',
      CacheControl: cacheControl,
    }),
  );
};

/** Writes the content of a private file. A repeated run replaces it. */
export const writePrivate = async (
  file: Pick<StoredFile, 'id' | 'purpose' | 'type'>,
  body: Uint8Array,
): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: privateKey(file),
      Body: body,
      ContentType: file.type,
      CacheControl: 'private, no-store',
    }),
  );
};
