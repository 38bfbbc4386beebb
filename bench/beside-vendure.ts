import { getCatalogueProduct } from '#shared/contracts/catalogue.ts';
import type { BuildOrder, Built } from './catalogue-build.ts';
import { documentAt } from './catalogue-products.ts';
import { isOfBoth, type Search, searchAt, toUrl } from './catalogue-searches.ts';
import type { ServeOrder, Serving } from './catalogue-server.ts';
import { answerOf, startForked } from './forked.ts';
import { type HttpRequest, load, type Load, send } from './load.ts';
import { megabytes, shown, spread, table } from './markdown.ts';
import { memoryOf } from './memory-of.ts';
import type { VendureOrder, VendureReady } from './vendure-process.ts';
import { installVendure, toVendureProduct, toVendureSearch, vendureVersion } from './vendure.ts';

type Server = { name: string; loads: Load[]; memory: number };

/** Asks a server in a process of its own, and ends it. */
const measure = async (
  name: string,
  { child, answer: { port } }: Awaited<ReturnType<typeof startForked<Serving>>>,
  kinds: readonly (readonly HttpRequest[])[],
): Promise<Server> => {
  const loads = [];
  for (const requests of kinds) loads.push(await load(port, requests));
  const memory = memoryOf(child.pid ?? 0).now;
  child.disconnect();
  return { name, loads, memory };
};

const totalIn = (body: string): number => Number(/"total(?:Items)?":(\d+)/.exec(body)?.[1]);

/** Both find the same number of products by category and values; words are compared in different ways. */
const requireSameTotals = async (own: number, vendure: number, searches: readonly Search[]): Promise<void> => {
  for (const search of searches.filter(({ text }) => text === null).slice(0, 5)) {
    const ours = totalIn(await send(own, { path: toUrl(search) }));
    const theirs = totalIn(await send(vendure, toVendureSearch(search, { facets: false })));
    if (!(ours === theirs)) throw new Error(`Smena found ${ours} products, Vendure ${theirs}: ${toUrl(search)}`);
  }
};

/** The endpoints of the catalogue, and those of a shop on Node with the same products. */
export const besideVendure = async (file: string, count: number): Promise<string> => {
  const folder = await installVendure();
  await answerOf<Built>('catalogue-build.ts', { count, file } satisfies BuildOrder);
  const begin = performance.now();
  await answerOf<VendureReady>('vendure-process.ts', { folder, fill: count } satisfies VendureOrder);
  const filling = (performance.now() - begin) / 1000;
  const own = await startForked<Serving>('catalogue-server.ts', { file, count } satisfies ServeOrder);
  const vendure = await startForked<Serving>('vendure-process.ts', { folder, fill: null } satisfies VendureOrder);

  const searches = Array.from({ length: 500 }, (_, n) => searchAt(n, count)).filter(isOfBoth);
  const products = Array.from({ length: 1000 }, (_, n) => (n * 7919) % count);
  await requireSameTotals(own.answer.port, vendure.answer.port, searches);
  const lists = searches.map((search) => ({ path: toUrl(search) }));
  const details = products.map((n) => ({ path: getCatalogueProduct.path.replace('{id}', documentAt(n).id) }));
  const servers = [
    // Its lists always have facets.
    await measure('Smena', own, [lists, lists, details]),
    await measure('Vendure', vendure, [
      searches.map((search) => toVendureSearch(search, { facets: true })),
      searches.map((search) => toVendureSearch(search, { facets: false })),
      products.map(toVendureProduct),
    ]),
  ];
  return `Beside Vendure ${vendureVersion} with SQLite, its default search and ${shown(count)} of these products (filled in ${shown(filling)} s; parameters are
facets, categories are collections): each server is one process, asked by 10 connections for 10 seconds. The lists are those
searches without mistakes, prices and ranges, which Vendure's search does not have. A list has 12 products. Vendure counts all
values of facets, Smena returns the most frequent ones. Smena runs its handlers on a table in the memory of the same process, so
its memory includes the table, and its times do not include DynamoDB's.

${table(
  [
    'server',
    ...['lists with facets', 'lists without facets', 'details'].flatMap((name) => [`${name}/s:`, 'ms:']),
    'MB:',
  ],
  servers.map(({ name, loads, memory }) => [
    name,
    ...loads.flatMap(({ rate, times }) => [rate.toFixed(1), spread(times)]),
    megabytes(memory),
  ]),
)}

Milliseconds are the median, the 95th percentile and the longest.`;
};
