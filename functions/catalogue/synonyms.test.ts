import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { getSynonyms, searchCatalogue, setSynonyms, type Synonyms } from '#shared/contracts/catalogue.ts';
import { synonymLimits } from '#shared/domain/catalogue/limits.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
/** All worlds of a test cloud share the synonyms. */
let former: Synonyms['groups'];
beforeAll(async () => {
  world = await createWorld();
  former = (await read()).groups;
});
afterAll(() => set(former));

const read = async (): Promise<Synonyms> => ok(await invoke(getSynonyms, world.people.admin));
const send = (version: number, groups: unknown, who = world.people.admin) =>
  invoke(setSynonyms, who, { body: { version, groups } });
const set = async (groups: Synonyms['groups']) => ok(await send((await read()).version, groups));
/** Letters that no other product has. */
const aWord = () =>
  Array.from(randomUUID().replaceAll('-', ''), (digit) => 'bcdfghjklmnpqrst'[Number.parseInt(digit, 16)]).join('');

describe('the synonyms of the search', () => {
  it('are set by an admin, in any spelling', async () => {
    const { admin } = world.people;
    const { version } = await read();
    const groups = [{ words: ['Boty', 'obuv'] }, { words: ['plášť', 'Kabát', 'S3'] }];
    expect(ok(await send(version, groups))).toEqual({ version: version + 1, groups });
    expect(await read()).toEqual({ version: version + 1, groups });
    const entries = await invokeAll(listAudit, admin);
    const own = entries.find(({ action, by }) => action === 'synonyms-changed' && by.id === admin.id);
    expect(own.changes).toMatchObject([{ field: 'synonym_groups', after: 2 }]);
  });

  it('are refused at a version that is not the last one, and of two sent at once one is', async () => {
    const { version } = await set([]);
    const changed = { status: 409, body: { code: 'changed' } };
    expect(await send(version - 1, [])).toMatchObject(changed);
    const replies = await racing(writes('SYNONYMS#'), [() => send(version, []), () => send(version, [])]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each<[string, string[][]]>([
    ['groups.0.words', [['boty']]],
    ['groups.0.words', [Array.from({ length: synonymLimits.words + 1 }, (_, n) => `slovo${n}`)]],
    ['groups.0.words.1', [['boty', 'pracovní obuv']]],
    ['groups.0.words.0', [['wi-fi', 'síť']]],
    ['groups.0.words.0', [['a'.repeat(41), 'b']]],
    ['groups.0.words.1', [['boty', 'BOTY']]],
    [
      'groups.1.words.1',
      [
        ['plášť', 'kabát'],
        ['bunda', 'plast'],
      ],
    ],
    ['groups', Array.from({ length: synonymLimits.groups + 1 }, (_, n) => [`a${n}`, `b${n}`])],
  ])('are refused at %s', async (field, groups) => {
    const { version } = await read();
    const sent = groups.map((words) => ({ words }));
    const { status, body } = await send(version, sent);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid-input', [field]]);
  });

  it('find products that have another word of the group', async () => {
    const [inName, typed] = [aWord(), aWord()];
    const { product } = await productFixtures(world);
    const { id } = await product({ name: `Boty ${inName}` });
    const found = async (text: string): Promise<string[]> => {
      const { body } = await invoke(searchCatalogue, null, { query: { text } });
      return body.data.map((one: { id: string }) => one.id);
    };
    await expect.poll(() => found(inName), following).toEqual([id]);
    expect(await found(typed)).toEqual([]);
    await set([{ words: [typed.toUpperCase(), inName] }]);
    expect(await found(typed)).toEqual([id]);
    expect(await found(`boty ${typed}`)).toEqual([id]);
  });

  it('are neither read nor set by others', async () => {
    const { admin: _, ...others } = world.people;
    for (const who of Object.values(others)) {
      expect(await invoke(getSynonyms, who)).toMatchObject({ status: 403 });
      expect(await send(0, [], who)).toMatchObject({ status: 403 });
    }
  });
});
