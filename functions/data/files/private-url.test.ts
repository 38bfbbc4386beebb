import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { objectAt, takeOwnBucket } from '../../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../../test/world/own-table.ts';
import { at } from '../../../test/world/shift-fixtures.ts';

// remove-files acts on every file of its table.
await takeOwnTable();
await takeOwnBucket();
const { privateFileInsertionWrite, privateFileRemovalWrite, privateFileReadyWrite, getOpenUpload } =
  await import('./files.ts');
const { privateKey, writePrivate } = await import('./objects.ts');
const { privateUrl } = await import('./private-url.ts');
const { transact } = await import('../table.ts');
const { handler: removeFiles } = await import('../../jobs/remove-files.ts');

const content = Buffer.from('Jméno;Žofie');
const insert = async () => {
  const file = {
    id: randomUUID(),
    owner_id: randomUUID(),
    purpose: 'export' as const,
    type: 'text/csv; charset=utf-8' as const,
    created_at: at(1, '08:00'),
    expires_at: at(8, '08:00'),
  };
  await transact([privateFileInsertionWrite(file)]);
  return file;
};
const write = async () => {
  const file = await insert();
  await writePrivate(file, content);
  await transact([privateFileReadyWrite(file, content.length)]);
  return file;
};

it('a private file is saved by its owner under its name, for a week', async () => {
  const file = await write();
  const reply = await fetch(await privateUrl(file, 'Lidé "1".csv', at(8, '07:59')));
  expect([reply.status, await reply.text()]).toEqual([200, content.toString()]);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="Lide 1 .csv"; filename*=UTF-8''Lid%C3%A9%201%20.csv`,
  );
  await expect(privateUrl(file, 'x', at(8, '08:00'))).rejects.toThrow('not-found');
});

it('its URL works for five minutes, for this object only, and not without its signature', async () => {
  const [file, other] = [await write(), await write()];
  const url = new URL(await privateUrl(file, 'x', at(2, '08:00')));
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
  expect(url.pathname).toContain(privateKey(file));
  const moved = new URL(url);
  moved.pathname = moved.pathname.replace(file.id, other.id);
  const renamed = new URL(url);
  renamed.searchParams.set('response-content-disposition', 'inline');
  for (const changed of [moved, renamed, new URL(url.pathname, url)]) expect((await fetch(changed)).status).toBe(403);
});

it("nobody gets a URL of another account's file, of an unwritten one, of an unknown one, or as an upload", async () => {
  const [file, unwritten] = [await write(), await insert()];
  for (const refused of [{ ...file, owner_id: 'another' }, unwritten, { ...file, id: 'unknown' }])
    await expect(privateUrl(refused, 'x', at(2, '08:00'))).rejects.toThrow('not-found');
  await expect(getOpenUpload(file.owner_id, file.id, at(2, '08:00'))).rejects.toThrow('not-found');
});

it('an expired private file is deleted an hour later, a removed one at once, written or not', async () => {
  const [kept, removed, unwritten] = [await write(), await write(), await insert()];
  await transact([privateFileRemovalWrite(removed, at(2, '08:00'))]);
  await removeFiles({ time: at(2, '08:00') });
  expect([await objectAt(privateKey(removed)), await objectAt(privateKey(kept))]).toEqual([
    undefined,
    expect.anything(),
  ]);
  await expect(privateUrl(removed, 'x', at(2, '08:00'))).rejects.toThrow('not-found');
  await removeFiles({ time: at(8, '08:59') });
  expect(await objectAt(privateKey(kept))).toBeDefined();
  await removeFiles({ time: at(8, '09:00') });
  for (const file of [kept, unwritten]) {
    expect(await objectAt(privateKey(file))).toBeUndefined();
    await expect(privateUrl(file, 'x', at(2, '08:00'))).rejects.toThrow('not-found');
  }
});

it('a file that is removed while it is written is not readable, and is deleted', async () => {
  const file = await insert();
  await transact([privateFileRemovalWrite(file, at(2, '08:00'))]);
  await removeFiles({ time: at(2, '08:00') });
  await writePrivate(file, content);
  await expect(transact([privateFileReadyWrite(file, content.length)])).rejects.toThrow('refused: file');
  await transact([privateFileRemovalWrite(file, at(2, '08:01'))]);
  await removeFiles({ time: at(2, '08:05') });
  expect(await objectAt(privateKey(file))).toBeUndefined();
});
