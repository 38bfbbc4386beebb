import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { getSpecialty, specialtyItem } from '../data/specialties/specialties.ts';
import { transact } from '../data/table.ts';

const mark = `x${randomUUID().slice(0, 8)}`;
let world: World;
const ids = { stocker: randomUUID(), driver: randomUUID(), retired: randomUUID() };
beforeAll(async () => {
  world = await createWorld();
  const cashier = await getSpecialty(world.specialties.cashier);
  if (!cashier) throw new Error('the test world has no cashier specialty');
  const names = {
    stocker: { en: 'Stocker', cs: 'Doplňovač', ru: 'Выкладчик' },
    driver: { en: 'Driver', cs: 'Řidič', ru: 'Водитель' },
    retired: { en: 'Typist', cs: 'Písař', ru: 'Машинист' },
  };
  for (const [key, { en, cs, ru }] of Object.entries(names))
    await transact([
      {
        part: 'specialty',
        put: specialtyItem({
          ...cashier,
          id: ids[key as keyof typeof ids],
          names: { en: `${en} ${mark}`, cs: `${cs} ${mark}`, ru: `${ru} ${mark}` },
          active: key !== 'retired',
        }),
      },
    ]);
});

type Listed = { id: string; name: string };
const list = async (query: Record<string, string | string[]>, language = 'cz') =>
  (await invoke(listSpecialties, world.people.worker, { query, headers: { 'accept-language': language } })).body;
const idsOf = ({ data }: { data: Listed[] }) => data.map(({ id }) => id);

describe('the list of specialties', () => {
  it("is read by every role except newcomers, with rates and with names in the reader's language", async () => {
    const { newcomer, ...others } = world.people;
    for (const who of Object.values(others)) {
      // One page, because other files add specialties between two requests.
      const page: { data: Listed[] } = (await invoke(listSpecialties, who, { query: { per_page: '100' } })).body;
      const names = page.data.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
      const found = await invoke(listSpecialties, who, { query: { name: world.specialties.cashier } });
      expect(found.body.data).toContainEqual(
        expect.objectContaining({
          id: world.specialties.cashier,
          name: world.specialties.cashier,
          hourly_rate: 18_000,
          auto_complete: true,
        }),
      );
    }
    expect(await invoke(listSpecialties, newcomer)).toMatchObject({ status: 403 });
  });

  it("is searched by the beginnings of words in the reader's language, in its order", async () => {
    expect(idsOf(await list({ name: mark }))).toEqual([ids.stocker, ids.retired, ids.driver]);
    expect(idsOf(await list({ name: mark }, 'en'))).toEqual([ids.driver, ids.stocker, ids.retired]);
    expect(idsOf(await list({ name: `rid ${mark}` }))).toEqual([ids.driver]);
    expect(idsOf(await list({ name: `rid ${mark}` }, 'en'))).toEqual([]);
  });

  it('shows only active ones on request', async () => {
    expect(await list({ name: mark, active: 'true' })).toMatchObject({ total: 2 });
    expect(idsOf(await list({ name: mark, active: 'true' }))).not.toContain(ids.retired);
  });

  it('has categories of products only on request, and then nothing else', async () => {
    const [cashier, id] = [await getSpecialty(world.specialties.cashier), randomUUID()];
    if (!cashier) throw new Error('the test world has no cashier specialty');
    const names = { en: `Goods ${mark}`, cs: `Zboží ${mark}`, ru: `Товары ${mark}` };
    await transact([{ part: 'category', put: specialtyItem({ ...cashier, id, names, category_kind: 'product' }) }]);
    expect(idsOf(await list({ name: mark }))).not.toContain(id);
    expect(idsOf(await list({ id }))).toEqual([]);
    expect(await list({ name: mark, kind: 'product' })).toMatchObject({ total: 1, data: [{ id, kind: 'product' }] });
    expect(idsOf(await list({ id: [id, ids.driver], kind: 'product' }))).toEqual([id]);
    expect(await list({ name: mark, kind: 'goods' })).toMatchObject({ code: 'invalid-input' });
  });

  it('shows the given ones, inactive ones too, so that a chosen one keeps its name', async () => {
    const query = { id: [ids.retired, ids.driver, 'none'], active: 'true' };
    expect(idsOf(await list(query)).toSorted()).toEqual([ids.retired, ids.driver].toSorted());
  });
});
