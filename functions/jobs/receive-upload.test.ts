import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { whileHeld, withEachFault } from '../../test/world/faults.ts';
import { objectAt, putObject, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { picture } from '../../test/world/pictures.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at } from '../../test/world/shift-fixtures.ts';
import { announce, aPicture, keyOf, publicIdOf, receive, squareKeys, uploaded } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { dropFile, fileClaim, fileKey, fileRemovalWrite, findFile } = await import('../data/files/files.ts');
const { get, transact } = await import('../data/table.ts');

let world: World;
let eva: Account;
beforeAll(async () => {
  world = await createWorld();
  eva = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
});
/** Of an unclaimed upload. */
const squaresOf = async (id: string) => Promise.all(squareKeys(await publicIdOf(id)).map(objectAt));
const stateOf = async (id: string) => (await findFile(id))?.state;
const arrived = async (content = aPicture(), now?: string) => {
  const id = await announce(eva, { size: content.length, ...(now && { now }) });
  await putObject(keyOf(id), content);
  return id;
};

const claim = (id: string) => fileClaim({ id, owner_id: eva.id, purpose: 'profile-photo' }, new Date().toISOString());

it('a ready upload is claimed by one record, is not dropped after that, and is given up once', async () => {
  const id = await uploaded(eva);
  const ready = await findFile(id);
  const [one, other] = [await claim(id), await claim(id)];
  expect([one.file.id, other.file.id]).toEqual([ready?.public_id, ready?.public_id]);
  await transact(one.writes);
  await expect(transact(other.writes)).rejects.toMatchObject({ parts: ['file', 'file'] });
  if (ready) await dropFile(ready);
  expect([await stateOf(id), await stateOf(one.file.id)]).toEqual([undefined, 'claimed']);
  await expect(claim(id)).rejects.toThrow('not-found');
  await expect(claim(one.file.id)).rejects.toThrow('not-found');
  const removed = fileRemovalWrite(one.file.id, new Date().toISOString());
  await transact([removed]);
  await expect(transact([removed])).rejects.toMatchObject({ parts: ['file'] });
});

it('an upload of an earlier release is claimed under its own id, where its pictures are', async () => {
  const id = await arrived();
  const { public_id: _, ...earlier } = (await get(fileKey(id))) ?? {};
  await transact([{ part: 'file', remove: fileKey(id) }]);
  await transact([{ part: 'file', put: { ...earlier, schema: 4 } }]);
  await receive(keyOf(id));
  expect((await Promise.all(squareKeys(id).map(objectAt))).includes(undefined)).toBe(false);
  const [one, other] = [await claim(id), await claim(id)];
  expect(one.file.id).toBe(id);
  await transact(one.writes);
  await expect(transact(other.writes)).rejects.toMatchObject({ parts: ['file'] });
  expect(await stateOf(id)).toBe('claimed');
});

describe('an arrived file', () => {
  it('becomes two public pictures that caches keep for a day, and what was sent is deleted', async () => {
    const id = await uploaded(eva);
    expect(await squaresOf(id)).toMatchObject(
      squareKeys('').map(() => ({ type: 'image/jpeg', cache: 'public, max-age=86400, immutable' })),
    );
    expect([await stateOf(id), await objectAt(keyOf(id))]).toEqual(['ready', undefined]);
  });

  it('that is rejected leaves nothing in the bucket', async () => {
    const id = await uploaded(eva, Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect(await findFile(id)).toMatchObject({ state: 'rejected', rejection: 'not-a-picture' });
    expect([...(await squaresOf(id)), await objectAt(keyOf(id))]).toEqual([undefined, undefined, undefined]);
  });

  it('is the same when its event comes twice, one after the other or at once', async () => {
    const id = await uploaded(eva);
    const before = await squaresOf(id);
    await receive(keyOf(id));
    expect([await stateOf(id), await squaresOf(id)]).toEqual(['ready', before]);
    const other = await arrived();
    await Promise.all([receive(keyOf(other)), receive(keyOf(other)), receive(keyOf(other))]);
    expect([await stateOf(other), (await squaresOf(other)).includes(undefined)]).toEqual(['ready', false]);
  });

  it('stays claimed although a second delivery stores its result after the claim', async () => {
    const id = await arrived();
    const publicId = await publicIdOf(id);
    await whileHeld(
      ({ input }) => (input.TransactItems ?? []).some(({ Put }) => Put?.Item?.['kind'] === 'file'),
      () => receive(keyOf(id)),
      async () => {
        await receive(keyOf(id));
        await transact((await claim(id)).writes);
      },
    );
    expect([await stateOf(id), await stateOf(publicId)]).toEqual([undefined, 'claimed']);
  });

  it('does not replace a file that was checked before', async () => {
    const id = await uploaded(eva);
    const before = await squaresOf(id);
    await putObject(keyOf(id), Buffer.from('<!doctype html>'));
    await receive(keyOf(id));
    expect([await stateOf(id), await squaresOf(id), await objectAt(keyOf(id))]).toEqual(['ready', before, undefined]);
  });

  it('that comes with the same form while another one is checked is deleted unchecked, and replaces nothing', async () => {
    const id = await arrived();
    const checked = await squaresOf(await uploaded(eva));
    const { send } = S3Client.prototype as unknown as { send: (this: unknown, ...all: unknown[]) => Promise<unknown> };
    let reached = () => {};
    let release = () => {};
    const atFirstSquare = new Promise<void>((done) => (reached = done));
    const gate = new Promise<void>((done) => (release = done));
    let isHeld = false;
    const spy = vi.spyOn(S3Client.prototype, 'send').mockImplementation(async function (
      this: unknown,
      command: object,
      ...rest: unknown[]
    ) {
      if (command instanceof PutObjectCommand && command.input.Key?.startsWith('files/') && !isHeld) {
        isHeld = true;
        reached();
        await gate;
      }
      return send.call(this, command, ...rest);
    } as never);
    const first = receive(keyOf(id));
    await atFirstSquare;
    await putObject(keyOf(id), picture(90, 60).get_bytes_jpeg(80));
    await receive(keyOf(id));
    expect([await stateOf(id), await objectAt(keyOf(id))]).toEqual(['waiting', undefined]);
    release();
    await first;
    spy.mockRestore();
    expect([await stateOf(id), await squaresOf(id)]).toEqual(['ready', checked]);
  });

  it('with a form that is sent again after the claim is deleted unchecked', async () => {
    const id = await uploaded(eva);
    const before = await squaresOf(id);
    const { file, writes } = await claim(id);
    await transact(writes);
    await putObject(keyOf(id), picture(90, 60).get_bytes_jpeg(80));
    await receive(keyOf(id));
    expect(await objectAt(keyOf(id))).toBeUndefined();
    expect(await Promise.all(squareKeys(file.id).map(objectAt))).toEqual(before);
  });

  it('that nobody announced, for another purpose or a day too late is deleted unchecked', async () => {
    const late = await arrived(aPicture(), at(1, '08:00'));
    await receive(keyOf(late), at(2, '08:00'));
    const elsewhere = `incoming/another-purpose/${await announce(eva)}`;
    const unknown = keyOf('unknown');
    for (const key of [elsewhere, unknown]) {
      await putObject(key, aPicture());
      await receive(key);
    }
    for (const key of [keyOf(late), elsewhere, unknown]) expect(await objectAt(key)).toBeUndefined();
    expect([await stateOf(late), await squaresOf(late)]).toEqual(['waiting', [undefined, undefined]]);
  });

  secondRing.it('is whole after a fault of any write, when the event is delivered again', async () => {
    const faults = await withEachFault(async (faulty) => {
      const id = await arrived();
      await faulty(() => receive(keyOf(id)).catch(() => undefined));
      // EventBridge and Lambda repeat a failed run.
      await receive(keyOf(id));
      expect([await stateOf(id), (await squaresOf(id)).includes(undefined)]).toEqual(['ready', false]);
      expect(await objectAt(keyOf(id))).toBeUndefined();
    });
    // The binding, two squares, the result and the deletion, each lost or unanswered.
    expect(faults).toBe(10);
  });
});
