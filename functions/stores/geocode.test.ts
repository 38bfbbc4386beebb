import { createServer } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { setCompanyActive } from '#shared/contracts/companies.ts';
import { geocodeAddress, geocodePoint } from '#shared/contracts/stores.ts';
import { limits } from '#shared/domain/rate-limits.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const inRussian = { headers: { 'accept-language': 'ru' } };
const search = (address: string, asking = {}) =>
  invoke(geocodeAddress, world.people.buyer, { query: { address }, ...asking });
const at = (lat: number | string, lng: number | string, asking = {}) =>
  invoke(geocodePoint, world.people.buyer, { query: { lat, lng }, ...asking });

/** A geocoding service that answers `reply` with `status`; returns the requests that it got. */
const serveGeocoder = async (reply: unknown, status = 200) => {
  const requests: { path: string; query: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    requests.push({ path: pathname, query: Object.fromEntries(searchParams) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  process.env['GEOCODER_URL'] = `http://127.0.0.1:${port}`;
  onTestFinished(() => {
    delete process.env['GEOCODER_URL'];
    server.close();
  });
  return requests;
};

const place = {
  place_id: 1,
  lat: '49.2014',
  lon: '16.6071',
  display_name: 'Lidická 12, Brno, Česko',
  address: { house_number: '12', road: 'Lidická', postcode: '602 00', city: 'Brno', state: 'Jihomoravský kraj' },
};
const found = {
  label: 'Lidická 12, 602 00 Brno',
  town: 'Brno',
  region: 'Jihomoravský kraj',
  lat: 49.2014,
  lng: 16.6071,
  precision: 'address',
};

it('people of an inactive company are refused: the requests are counted, and they change no store', async () => {
  const { people, companies } = await createWorld();
  const off = { params: { id: companies.customer.id }, body: { version: 1, active: false } };
  ok(await invoke(setCompanyActive, people.admin, off));
  const refused = { status: 403, body: { code: 'company-inactive' } };
  expect(await invoke(geocodeAddress, people.buyer, { query: { address: 'Brno' } })).toMatchObject(refused);
  expect(await invoke(geocodePoint, people.buyer, { query: { lat: 49, lng: 16 } })).toMatchObject(refused);
});

describe('without a geocoding service', () => {
  it('an address is that of its town, with the street as typed', async () => {
    const { status, body } = await search('Lidická 12, brno');
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ label: 'Lidická 12, Brno', town: 'Brno', precision: 'town' });
  });

  it('countries are named in the language of the reader', async () => {
    const { body } = await search('Bratislava', inRussian);
    expect(body.data[0]).toMatchObject({ town: 'Bratislava', region: 'Словакия' });
  });

  it('a point has the nearest town, or null', async () => {
    expect((await at(49.2, 16.6)).body.data).toMatchObject({ label: 'Brno' });
    expect((await at('0', '-0.5')).body).toEqual({ data: null });
  });

  it('an unknown place has no suggestions', async () => {
    expect(await search('qqqq')).toMatchObject({ status: 200, body: { data: [] } });
  });
});

describe('a geocoding service', () => {
  it('is asked for the text in the language of the reader', async () => {
    const requests = await serveGeocoder([place]);
    expect((await search('Lidická 12 Brno', inRussian)).body.data).toEqual([found]);
    expect(requests).toMatchObject([
      { path: '/search', query: { q: 'Lidická 12 Brno', format: 'jsonv2', 'accept-language': 'ru' } },
    ]);
  });

  it('is asked for the address of a point', async () => {
    const requests = await serveGeocoder(place);
    expect((await at(49.2014, 16.6071)).body.data).toEqual(found);
    expect(requests).toMatchObject([{ path: '/reverse', query: { lat: '49.2014', lon: '16.6071' } }]);
  });

  it('may know no address of a point', async () => {
    await serveGeocoder({ error: 'Unable to geocode' });
    expect((await at(0, 0)).body).toEqual({ data: null });
  });

  it('may know a place without street or town', async () => {
    await serveGeocoder([{ lat: '49', lon: '16', display_name: 'Pole' }]);
    expect((await search('pole')).body.data).toEqual([
      { label: 'Pole', town: 'Pole', region: null, lat: 49, lng: 16, precision: 'town' },
    ]);
  });

  it.each([
    ['fails', [], 503],
    ['answers something else', { message: 'no' }, 200],
    ['answers with bad points', [{ ...place, lat: 'x' }], 200],
  ])('that %s is replaced by the list of towns', async (_, reply, status) => {
    await serveGeocoder(reply, status);
    expect((await search('Brno')).body.data[0]).toMatchObject({ label: 'Brno', precision: 'town' });
    expect((await at(49.2, 16.6)).body.data).toMatchObject({ label: 'Brno', precision: 'town' });
  });

  it('has a limit per account', async () => {
    await serveGeocoder([place]);
    const { count } = limits['geocoding-of-account'];
    const now = '2031-01-01T10:00:00.000Z';
    await fillCounter('geocoding-of-account', world.people.buyerManager.id, count - 1, now);
    const ask = () => invoke(geocodeAddress, world.people.buyerManager, { query: { address: 'Brno' }, now });
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });
});

describe('geocoding refuses', () => {
  it('people who edit no stores', async () => {
    for (const who of [world.people.worker, world.people.vendor, world.people.manager]) {
      expect(await invoke(geocodeAddress, who, { query: { address: 'Brno' } })).toMatchObject({ status: 403 });
      expect(await invoke(geocodePoint, who, { query: { lat: 49, lng: 16 } })).toMatchObject({ status: 403 });
    }
    expect(await invoke(geocodeAddress, null, { query: { address: 'Brno' } })).toMatchObject({ status: 401 });
  });

  it.each([
    [91, 0, 'lat'],
    [0, 181, 'lng'],
    ['', 0, 'lat'],
    ['1e1', 0, 'lat'],
    [0, 'east', 'lng'],
    [0, '9'.repeat(30), 'lng'],
  ])('the point %s, %s', async (lat, lng, field) => {
    const { status, body } = await at(lat, lng);
    expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({
      status: 400,
      code: 'invalid-input',
      fields: [field],
    });
  });

  it('no text, and a text longer than an address', async () => {
    expect(await search(' ')).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await search('x'.repeat(201))).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});
