import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  type BlogEntry,
  createPublication,
  deletePublication,
  getBlogPublication,
  getPublication,
  listBlog,
  type ListedPublication,
  listPublications,
  type Publication,
  publishPublication,
  setPublicationCover,
  unpublishPublication,
  updatePublication,
} from '#shared/contracts/publications.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { publicationBody } from '../../test/world/publication-fixtures.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { publicIdOf, uploaded } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { findFile } = await import('../data/files/files.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const empty = { cs: '', en: '', ru: '' };
const manager = () => world.people.manager;
const create = (changes: object = {}, who = manager()) =>
  invoke(createPublication, who, { body: { ...publicationBody(), ...changes } });
const created = async (changes: object = {}, who = manager()): Promise<Publication> => ok(await create(changes, who));
const read = (id: string, who = manager()) => invoke(getPublication, who, { params: { id } });
const update = (id: string, body: object, who = manager()) => invoke(updatePublication, who, { params: { id }, body });
const publish = ({ id, version }: Pick<Publication, 'id' | 'version'>, who = manager()) =>
  invoke(publishPublication, who, { params: { id }, body: { version } });
const unpublish = ({ id, version }: Pick<Publication, 'id' | 'version'>, who = manager()) =>
  invoke(unpublishPublication, who, { params: { id }, body: { version } });
const remove = ({ id, version }: Pick<Publication, 'id' | 'version'>, who = manager()) =>
  invoke(deletePublication, who, { params: { id }, query: { version } });
const readBlog = (slug: string, language = 'en') =>
  invoke(getBlogPublication, null, { params: { slug }, headers: { 'accept-language': language } });
const blog = async (language: string): Promise<BlogEntry[]> =>
  (await invoke(listBlog, null, { query: { per_page: 100 }, headers: { 'accept-language': language } })).body.data;
const changed = { status: 409, body: { code: 'changed' } };
const missing = { status: 404, body: { code: 'not-found' } };
const taken = { status: 409, body: { code: 'publication-slug-taken', fields: { slug: expect.any(String) } } };

describe('a publication', () => {
  it('is a draft, which guests read in their language once it is published', async () => {
    const draft = await created();
    const { slug } = draft;
    expect(draft).toMatchObject({ version: 1, state: 'draft', published_at: null, cover: null });
    expect(draft.author).toEqual({ id: manager().id, fio: manager().fio });
    expect(await readBlog(slug)).toMatchObject(missing);
    const published: Publication = ok(await publish(draft));
    expect(published).toMatchObject({ version: 2, state: 'published', published_at: expect.any(String) });
    const { published_at } = published;
    expect(ok(await readBlog(slug, 'ru'))).toEqual({
      slug,
      title: draft.titles.ru,
      description: draft.descriptions.ru,
      text: draft.texts.ru,
      cover: null,
      published_at,
    });
    const inCzech = (await blog('cz')).find((each) => each.slug === slug);
    const { title, description } = { title: draft.titles.cs, description: draft.descriptions.cs };
    expect(inCzech).toEqual({ slug, title, description, cover: null, published_at });

    const back: Publication = ok(await unpublish(published));
    expect(back).toMatchObject({ version: 3, state: 'draft', published_at });
    expect(await readBlog(slug)).toMatchObject(missing);
    expect((await blog('en')).map((each) => each.slug)).not.toContain(slug);
    expect(ok(await publish(back))).toMatchObject({ version: 4, published_at });
    const entries = (await invokeAll(listAudit, world.people.admin)).filter(({ about }) => about?.id === draft.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'publication-published',
      'publication-unpublished',
      'publication-published',
      'publication-created',
    ]);
  });

  it('is published with everything in each language only, and stays complete', async () => {
    const draft = await created({ descriptions: { ...empty, en: 'What changes.' }, texts: empty });
    const { status, body } = await publish(draft);
    expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({
      status: 409,
      code: 'publication-incomplete',
      fields: ['descriptions.cs', 'descriptions.ru', 'texts.cs', 'texts.en', 'texts.ru'],
    });
    const { descriptions, texts } = publicationBody();
    const whole: Publication = ok(await update(draft.id, { version: 1, descriptions, texts }));
    const published: Publication = ok(await publish(whole));
    expect(await update(draft.id, { version: published.version, texts: empty })).toMatchObject({
      status: 409,
      body: { code: 'publication-incomplete' },
    });
  });

  it('keeps its address while it is published', async () => {
    const draft = await created();
    const published: Publication = ok(await publish(draft));
    const slug = `other-${randomUUID()}`;
    const { status, body } = await update(draft.id, { version: published.version, slug });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['slug'] });
    const back: Publication = ok(await unpublish(published));
    const moved: Publication = ok(await update(draft.id, { version: back.version, slug }));
    ok(await publish(moved));
    expect(ok(await readBlog(slug))).toMatchObject({ slug });
    // The former address is free.
    expect(ok(await create({ slug: draft.slug }))).toMatchObject({ slug: draft.slug });
  });

  it('has a slug of its own, also of two that are made at once', async () => {
    const { slug } = await created();
    expect(await create({ slug })).toMatchObject(taken);
    const other = await created();
    expect(await update(other.id, { version: 1, slug })).toMatchObject(taken);
    const free = `free-${randomUUID()}`;
    const replies = await racing(writes('UNIQUE#publication#'), [
      () => create({ slug: free }),
      () => create({ slug: free }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject(taken);
  });

  it.each([
    ['slug', { slug: 'Úvod' }],
    ['slug', { slug: 'ab' }],
    ['slug', { slug: 'list' }],
    ['titles.en', { titles: { cs: 'T', en: ' ', ru: 'T' } }],
    ['titles.cs', { titles: { cs: 'x'.repeat(121), en: 'T', ru: 'T' } }],
    ['descriptions.cs', { descriptions: { ...empty, cs: 'x'.repeat(301) } }],
    ['texts.ru', { texts: { ...empty, ru: 'я'.repeat(20_001) } }],
    ['state', { state: 'published' }],
  ])('is refused with a wrong %s', async (field, changes) => {
    const { status, body } = await create(changes);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
  });

  it('keeps a text that is not harmless as it is written', async () => {
    const text = '<script>alert(1)</script> [here](javascript:alert(1)) ![](data:image/png;base64,x)';
    const draft = await created({ texts: { cs: text, en: text, ru: text } });
    ok(await publish(draft));
    expect(ok(await readBlog(draft.slug))).toMatchObject({ text });
  });

  it('is changed and deleted from the version that is known, and deleted once', async () => {
    const draft = await created();
    const { id } = draft;
    ok(await update(id, { version: 1, titles: { cs: 'A', en: 'B', ru: 'C' } }));
    for (const reply of [await update(id, { version: 1, texts: empty }), await publish(draft), await remove(draft)])
      expect(reply).toMatchObject(changed);
    expect(ok(await remove({ id, version: 2 }))).toEqual({ id });
    expect(await read(id)).toMatchObject(missing);
    expect(await remove({ id, version: 2 })).toMatchObject(missing);
    expect(ok(await create({ slug: draft.slug }))).toMatchObject({ slug: draft.slug });
  });

  it('beside a change, is published or changed', async () => {
    const draft = await created();
    const replies = await racing(writes('PUBLICATION#'), [
      () => update(draft.id, { version: 1, texts: empty }),
      () => publish(draft),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('who works with a publication', () => {
  it('is its manager and every admin, and for another manager it does not exist', async () => {
    const another = await world.person('Jiný manažer', 'ROLE_MANAGER', null);
    const draft = await created();
    const { id } = draft;
    expect(ok(await read(id, world.people.admin))).toMatchObject({ id });
    const cover = { params: { id }, body: { upload_id: null } };
    for (const reply of [
      await read(id, another),
      await update(id, { version: 1, texts: empty }, another),
      await publish(draft, another),
      await unpublish(draft, another),
      await remove(draft, another),
      await invoke(setPublicationCover, another, cover),
    ])
      expect(reply).toMatchObject(missing);
    expect(ok(await publish(draft, world.people.admin))).toMatchObject({ author: { id: manager().id } });
  });

  it('is nobody else', async () => {
    const { admin: _, manager: __, ...others } = world.people;
    const draft = await created();
    for (const who of Object.values(others)) {
      expect(await create({}, who)).toMatchObject({ status: 403 });
      expect(await read(draft.id, who)).toMatchObject({ status: 403 });
      expect(await publish(draft, who)).toMatchObject({ status: 403 });
      expect(await remove(draft, who)).toMatchObject({ status: 403 });
      expect(await invoke(listPublications, who)).toMatchObject({ status: 403 });
    }
  });
});

describe('the list of publications', () => {
  it('has own ones of a manager and all of an admin, filtered and sorted', async () => {
    const mark = `x${randomUUID().slice(0, 8)}`;
    const titles = (en: string) => ({ cs: `${en} ${mark}`, en: `${en} ${mark}`, ru: `${en} ${mark}` });
    const [winter, autumn] = [await created({ titles: titles('Winter') }), await created({ titles: titles('Autumn') })];
    const ofAdmin = await created({ titles: titles('Rules') }, world.people.admin);
    ok(await publish(winter));
    const list = async (who: Account, query: object = {}): Promise<string[]> => {
      const { body } = await invoke(listPublications, who, { query: { text: mark, ...query } });
      return body.data.map(({ id }: ListedPublication) => id);
    };
    const byTitle = { sort: 'title', order: 'asc' };
    expect(await list(manager(), byTitle)).toEqual([autumn.id, winter.id]);
    expect(await list(world.people.admin, byTitle)).toEqual([autumn.id, ofAdmin.id, winter.id]);
    expect(await list(world.people.admin, { author: 'me' })).toEqual([ofAdmin.id]);
    expect(await list(manager(), { state: 'published' })).toEqual([winter.id]);
    expect(await list(manager(), { state: ['draft', 'published'], text: `aut ${mark}` })).toEqual([autumn.id]);
  });
});

describe('the blog', () => {
  it('is paged, the newest first', async () => {
    const slugs: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const draft = await created();
      ok(await publish(draft));
      slugs.unshift(draft.slug);
    }
    const all = (await blog('en')).map(({ slug }) => slug).filter((slug) => slugs.includes(slug));
    expect(all).toEqual(slugs);
    const { body } = await invoke(listBlog, null, { query: { per_page: 1 } });
    expect(body.data).toHaveLength(1);
    expect(body.next_cursor).not.toBeNull();
  });
});

describe('the cover of a publication', () => {
  const purpose = 'publication-cover';
  const upload = (who = manager()) => uploaded(who, undefined, undefined, purpose);
  const set = (id: string, upload_id: string | null) =>
    invoke(setPublicationCover, manager(), { params: { id }, body: { upload_id } });
  const coverOf = (file: string, square: string) => `/files/publication-cover/${file}/${square}.jpg`;
  const stateOf = async (id: string) => (await findFile(id))?.state;

  it('is an own upload, shown in the blog, and removed with its publication', async () => {
    const { id, slug } = await created();
    const [first, second] = [await upload(), await upload()];
    const [one, other] = [await publicIdOf(first), await publicIdOf(second)];
    expect(await set(id, await upload(world.people.admin))).toMatchObject({ status: 404 });
    expect(ok(await set(id, first))).toMatchObject({ version: 2, cover: coverOf(one, 'small') });
    expect(ok(await set(id, second))).toMatchObject({ version: 3, cover: coverOf(other, 'small') });
    expect([await stateOf(one), await stateOf(other)]).toEqual(['removed', 'claimed']);
    ok(await publish({ id, version: 3 }));
    expect(ok(await readBlog(slug))).toMatchObject({ cover: coverOf(other, 'large') });
    ok(await remove({ id, version: 4 }));
    expect(await stateOf(other)).toBe('removed');
  });
});

secondRing.it('a manager creates at most 50 publications a day', async () => {
  const who = await world.person('Pilný manažer', 'ROLE_MANAGER', null);
  for (let n = 0; n < 50; n += 1) await created({}, who);
  expect(await create({}, who)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
});
