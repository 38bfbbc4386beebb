import { expect, it } from 'vitest';
import { nextRelease, release } from '../../test/world/release.ts';
import { createWorld } from '../../test/world/world.ts';
import { accountKey } from './people/accounts.ts';
import { get } from './table.ts';

it('two deployed releases share an account: the old one reads what the new one wrote, and leaves it alone', async () => {
  const [older, newer] = await Promise.all([release('old'), release('new', [nextRelease])]);
  const { worker } = (await createWorld()).people;
  const stored = async () => {
    const { fio, schema, pronouns } = (await get(accountKey(worker.id))) ?? {};
    return { fio, schema: Number(schema), pronouns };
  };
  const { schema } = await stored();

  expect(await older.write(worker, worker.version, 'Jana Stará')).toMatchObject({ status: 200 });
  expect(await stored()).toEqual({ fio: 'Jana Stará', schema });
  expect(await newer.write(worker, worker.version + 1, 'Jana Nová')).toMatchObject({ status: 200 });
  const kept = { fio: 'Jana Nová', schema: schema + 1, pronouns: 'she' };
  expect(await stored()).toEqual(kept);

  expect(await older.read(worker)).toMatchObject({ status: 200, body: { data: { fio: 'Jana Nová' } } });
  expect(await older.write(worker, worker.version + 2, 'Jana Stará')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
  });
  expect(await stored()).toEqual(kept);

  expect(await newer.write(worker, worker.version + 2, 'Jana Nejnovější')).toMatchObject({ status: 200 });
  expect(await stored()).toEqual({ ...kept, fio: 'Jana Nejnovější' });
});
