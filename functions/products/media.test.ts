import { beforeAll, describe, expect, it } from 'vitest';
import { createUpload } from '#shared/contracts/files.ts';
import {
  addProductFile,
  addProductPhoto,
  arrangeProductPhotos,
  deleteProduct,
  deleteProductFile,
  deleteProductPhoto,
  getProduct,
  setMainPhoto,
} from '#shared/contracts/products.ts';
import { invoke } from '../../test/world/invoke.ts';
import { objectAt, putObject, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { announce, keyOf, publicIdOf, publicIdsOf, receive, uploaded } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { findFile } = await import('../data/files/files.ts');

let world: World;
let shelf: ProductFixtures;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
});

const stateOf = async (id: string) => (await findFile(id))?.state;
const photo = (who: Account = world.people.vendor, content?: Buffer) =>
  uploaded(who, content, undefined, 'product-photo');
const pdf = async (content = Buffer.from('%PDF-1.7\nprice list')) => {
  const { vendor } = world.people;
  const type = 'application/pdf';
  const id = await announce(vendor, { purpose: 'product-file', type, size: content.length });
  await putObject(keyOf(id, 'product-file'), content);
  await receive(keyOf(id, 'product-file'));
  return id;
};
const pathOf = (id: string) => `files/product-file/${id}/file.pdf`;
const addPhoto = (id: string, upload_id: string, who: Account = world.people.vendor, alt = '') =>
  invoke(addProductPhoto, who, { params: { id }, body: { upload_id, alt } });
const addFile = (id: string, upload_id: string, name = 'Manual') =>
  invoke(addProductFile, world.people.vendor, { params: { id }, body: { upload_id, name } });
const shown = ({ photos }: { photos: { id: string; main: boolean }[] }) =>
  photos.map(({ id, main }) => (main ? `main ${id}` : id));

describe('the photos of a product', () => {
  it('are added in order, the first is the main one, and another can be', async () => {
    const { id } = await shelf.product();
    const { vendor } = world.people;
    const uploads = [await photo(), await photo()] as const;
    const [first = '', second = ''] = await publicIdsOf(uploads);
    ok(await addPhoto(id, uploads[0], vendor, 'Láhev zepředu'));
    const two = ok(await addPhoto(id, uploads[1]));
    expect(shown(two)).toEqual([`main ${first}`, second]);
    expect(two.photos[0]).toMatchObject({ alt: 'Láhev zepředu', small: `/files/product-photo/${first}/small.jpg` });
    ok(await invoke(setMainPhoto, vendor, { params: { id }, body: { photo_id: second } }));
    const photos = [second, first].map((one) => ({ id: one, alt: 'x' }));
    const arranged = await invoke(arrangeProductPhotos, vendor, { params: { id }, body: { version: 3, photos } });
    expect(shown(ok(arranged))).toEqual([`main ${second}`, first]);
    const stale = await invoke(arrangeProductPhotos, vendor, { params: { id }, body: { version: 3, photos } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed' } });
    const left = await invoke(deleteProductPhoto, vendor, { params: { id }, query: { photo_id: second } });
    expect(shown(ok(left))).toEqual([`main ${first}`]);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['claimed', 'removed']);
    expect((await invoke(getProduct, vendor, { params: { id } })).body.data).toMatchObject({
      photo: `/files/product-photo/${first}/small.jpg`,
      version: 1,
    });
  });

  it('that are added at once are all kept', async () => {
    const { id } = await shelf.product();
    const uploads = await Promise.all([photo(), photo(), photo()]);
    const ids = await publicIdsOf(uploads);
    await Promise.all(uploads.map(async (one) => ok(await addPhoto(id, one))));
    const { media } = ok(await invoke(getProduct, world.people.vendor, { params: { id } }));
    expect(media.photos.map((one: { id: string }) => one.id).toSorted()).toEqual(ids.toSorted());
  });

  it("are not another's upload, a PDF with the name of a picture, an unknown one, or for another company", async () => {
    const { id } = await shelf.product();
    const { vendor, rivalVendor, buyer } = world.people;
    expect(await addPhoto(id, await photo(rivalVendor))).toMatchObject({ status: 404 });
    const named = await photo(vendor, Buffer.from('%PDF-1.7 named photo.jpg'));
    expect(await addPhoto(id, named)).toMatchObject({ status: 409, body: { code: 'upload-not-ready' } });
    expect(await addPhoto(id, 'unknown')).toMatchObject({
      status: 404,
      body: { fields: { upload_id: expect.any(String) } },
    });
    expect(await addPhoto(id, await photo(rivalVendor), rivalVendor)).toMatchObject({ status: 404 });
    expect(await addPhoto(id, 'x', buyer)).toMatchObject({ status: 403 });
    for (const ask of [
      invoke(deleteProductPhoto, vendor, { params: { id }, query: { photo_id: 'unknown' } }),
      invoke(setMainPhoto, vendor, { params: { id }, body: { photo_id: 'unknown' } }),
    ])
      expect(await ask).toMatchObject({ status: 404 });
    const body = { purpose: 'product-photo', type: 'image/jpeg', size: 50 * 1024 * 1024 };
    expect(await invoke(createUpload, vendor, { body })).toMatchObject({ status: 400 });
  });
});

describe('the files of a product', () => {
  it('are PDFs that browsers save, and are gone with the product', async () => {
    const { id } = await shelf.product({ stock: 0 });
    const upload = await pdf();
    const file = await publicIdOf(upload);
    expect(await objectAt(pathOf(upload))).toBeUndefined();
    const { files } = ok(await addFile(id, upload));
    expect(files).toEqual([{ id: file, name: 'Manual', size: 19, url: `/${pathOf(file)}` }]);
    expect(await objectAt(pathOf(file))).toMatchObject({ type: 'application/pdf', disposition: 'attachment' });
    expect(await addFile(id, upload)).toMatchObject({ status: 404 });
    const pictured = await photo();
    const picture = await publicIdOf(pictured);
    ok(await addPhoto(id, pictured));
    ok(await invoke(deleteProduct, world.people.vendor, { params: { id }, query: { version: 1 } }));
    expect([await stateOf(file), await stateOf(picture)]).toEqual(['removed', 'removed']);
  });

  it('are not what only says that it is a PDF, and can be deleted', async () => {
    const { id } = await shelf.product();
    expect(await addFile(id, await pdf(Buffer.from('<html>')))).toMatchObject({ body: { code: 'upload-not-ready' } });
    const upload = await pdf();
    const file_id = await publicIdOf(upload);
    ok(await addFile(id, upload));
    const remove = (who: Account) => invoke(deleteProductFile, who, { params: { id }, query: { file_id } });
    expect(await remove(world.people.rivalVendor)).toMatchObject({ status: 404 });
    expect(ok(await remove(world.people.vendor))).toMatchObject({ files: [] });
    expect(await remove(world.people.vendor)).toMatchObject({ status: 404 });
  });
});
