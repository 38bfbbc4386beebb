import { execFile } from 'node:child_process';
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Terms } from '#shared/domain/tenders/bids.ts';
import { brokenAt, canonical, chained, type ChainEntry } from '#shared/domain/tenders/chain.ts';

const script = fileURLToPath(new URL('../../docs/verify-tender.mjs', import.meta.url));
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

type Quote = { participation_id: string; revision: number; sealed: string; key: string | null; terms: Terms | null };
type Proof = {
  tender: { id: string; number: string; name: string; deadline: string };
  head: { n: number; hash: string };
  entries: ChainEntry[];
  quotes: Quote[];
};
type Noted = [at: string, what: string, details: ChainEntry['details']];

const tender = { id: 't1', number: 'T-2031-7', name: 'Požár 2032', deadline: '2031-04-02T12:00:00.000Z' };

const quoteOf = (participation_id: string, revision: number, terms: Partial<Terms> = {}) => {
  const whole: Terms = {
    sum: 5_000_000,
    franchise: 10_000,
    tariff_percent: 17_500,
    comment: 'Dle "slipu" č. 7',
    ...terms,
  };
  const [key, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(
    Buffer.from(`${tender.id}/${participation_id}/${revision}`),
  );
  const sealed = Buffer.concat([iv, cipher.update(canonical(whole)), cipher.final(), cipher.getAuthTag()]);
  const base64 = { sealed: sealed.toString('base64'), key: key.toString('base64') };
  const hashes = { sealed_sha256: sha256(sealed), key_sha256: sha256(key) };
  return { quote: { participation_id, revision, ...base64, terms: whole }, hashes };
};

/** The first revision of p1 was replaced, p2 was revoked, p3 quoted without a comment. */
const [replaced, standing] = [quoteOf('p1', 1), quoteOf('p1', 2, { tariff_percent: 16_000 })];
const [revoked, other] = [quoteOf('p2', 1), quoteOf('p3', 1, { comment: '' })];
const notedQuote = (at: string, { quote: { participation_id, revision }, hashes }: typeof standing): Noted => [
  at,
  'quoted',
  { participation_id, revision, ...hashes },
];
const history: readonly Noted[] = [
  ['2031-03-10T08:00:00.000Z', 'published', { deadline: '2031-04-01T12:00:00.000Z' }],
  ['2031-03-11T08:00:00.000Z', 'invited', { participation_id: 'p1', reason: null }],
  notedQuote('2031-03-12T08:00:00.000Z', replaced),
  notedQuote('2031-03-13T08:00:00.000Z', revoked),
  ['2031-03-14T08:00:00.000Z', 'extended', { deadline: tender.deadline }],
  notedQuote('2031-03-15T08:00:00.000Z', standing),
  ['2031-03-16T08:00:00.000Z', 'revoked', { participation_id: 'p2', reason: 'Changed our mind' }],
  notedQuote('2031-03-17T08:00:00.000Z', other),
  ['2031-03-18T08:00:00.000Z', 'declined', { participation_id: 'p4' }],
];
const opened = (at: string): Noted => [at, 'opened', { quotes: 2 }];

const chainOf = (noted: readonly Noted[]): ChainEntry[] =>
  noted.reduce<ChainEntry[]>((entries, [at, what, details]) => {
    const [by, company] = [
      { id: 'u1', fio: 'Jana Malá' },
      { id: 'c1', name: 'Broker s.r.o.' },
    ];
    return [...entries, chained(entries.at(-1) ?? null, { at, by, company, what, details }, sha256)];
  }, []);
const proofOf = (noted: readonly Noted[], quotes: Quote[]): Proof => {
  const entries = chainOf(noted);
  const { n = 0, hash = '' } = entries.at(-1) ?? {};
  return { tender, head: { n, hash }, entries, quotes };
};
const after = [...history, opened('2031-04-02T12:00:00.000Z')];
const good = proofOf(after, [standing.quote, other.quote]);
const sealed = (quote: Quote): Quote => ({ ...quote, key: null, terms: null });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proof-'));
});
afterAll(() => rm(folder, { recursive: true }));

const verify = async (proof: unknown): Promise<{ code: number; output: string }> => {
  const file = join(folder, `${randomBytes(8).toString('hex')}.json`);
  await writeFile(file, JSON.stringify(proof));
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, file], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
};

describe('a proof is right', () => {
  it.each<[string, Proof]>([
    ['after the opening', good],
    ['before the opening', proofOf(history, [sealed(standing.quote), sealed(other.quote)])],
    [
      'with revisions that no longer count',
      { ...good, quotes: [replaced, revoked, standing, other].map(({ quote }) => quote) },
    ],
    ['without quotes', proofOf(history.slice(0, 2), [])],
    ['with the keys of every object in another order', JSON.parse(canonical(good)) as Proof],
  ])('%s', async (_, proof) => {
    expect(brokenAt(proof.entries, sha256)).toBeNull();
    const { code, output } = await verify(proof);
    expect(output).toContain('RIGHT: tender T-2031-7 Požár 2032');
    expect(code).toBe(0);
  });

  it('and its terms are printed', async () => {
    const { output } = await verify(good);
    expect(output).toContain(`p1/2: ${canonical(standing.quote.terms)}`);
    expect((await verify({ ...good, quotes: good.quotes.map(sealed) })).output).toContain('p1/2: sealed');
  });
});

const withEntry = (at: number, change: Partial<ChainEntry>): Proof => ({
  ...good,
  entries: good.entries.with(at, { ...(good.entries[at] as ChainEntry), ...change }),
});
const withQuote = (change: Partial<Quote>): Proof => ({
  ...good,
  quotes: [{ ...standing.quote, ...change }, other.quote],
});
const flipped = (base64: string, at: number): string => {
  const bytes = Buffer.from(base64, 'base64');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64');
};
/** A quote whose bytes are in the history, but were sealed for another participation. */
const borrowed = { quote: { ...other.quote, participation_id: 'p1', revision: 2 }, hashes: other.hashes };

describe('a proof is wrong', () => {
  const { entries } = good;
  it.each<[string, Proof, problem: string]>([
    ['with a changed entry', withEntry(3, { at: '2031-03-13T08:00:01.000Z' }), 'entry 4 was changed, removed or moved'],
    ['with another person in an entry', withEntry(1, { by: null }), 'entry 2 was changed'],
    [
      'with an entry that was written anew with its hash',
      withEntry(2, chained(entries[1] ?? null, { ...(entries[2] as ChainEntry), what: 'declined' }, sha256)),
      'entry 4 was changed, removed or moved',
    ],
    ['without the first entry', { ...good, entries: entries.slice(1) }, 'entry 1 was changed, removed or moved'],
    ['without an entry in the middle', { ...good, entries: entries.toSpliced(6, 1) }, 'entry 7 was changed, removed'],
    ['with a repeated entry', { ...good, entries: entries.toSpliced(5, 0, entries[4] as ChainEntry) }, 'entry 6 was'],
    ['without the last entry', { ...good, entries: entries.slice(0, -1) }, 'the last entry is not the head'],
    ['without entries', { ...good, entries: [], quotes: [] }, 'the last entry is not the head'],
    ['with another head', { ...good, head: { ...good.head, hash: sha256('') } }, 'the last entry is not the head'],
    ['without a quote that counts', { ...good, quotes: [other.quote] }, 'no quote p1/2'],
    ['with an earlier revision only', { ...good, quotes: [replaced.quote, other.quote] }, 'no quote p1/2'],
    [
      'with two quotes that were swapped',
      withQuote({ sealed: other.quote.sealed, key: other.quote.key, terms: other.quote.terms }),
      'quote p1/2 is not the one in the history',
    ],
    [
      'with a further quote',
      { ...good, quotes: [...good.quotes, quoteOf('p4', 1).quote] },
      'quote p4/1 is not the one in the history',
    ],
    [
      'with a quote that was sealed for another participation, also in the history',
      proofOf(
        [...history.slice(0, 5), notedQuote('2031-03-15T08:00:00.000Z', borrowed)],
        [revoked.quote, borrowed.quote],
      ),
      'quote p1/2 had other terms',
    ],
    [
      'with another key that opens the same content',
      proofOf(
        history.map(([at, what, details]) => [
          at,
          what,
          { ...details, ...('key_sha256' in details && { key_sha256: '' }) },
        ]),
        good.quotes,
      ),
      'quote p1/2 is not the one in the history',
    ],
    [
      'with a changed term',
      withQuote({ terms: { ...standing.quote.terms, tariff_percent: 15_999 } }),
      'quote p1/2 had other',
    ],
    [
      'with a further term',
      withQuote({ terms: { ...standing.quote.terms, lead: 1 } as Terms }),
      'quote p1/2 had other terms',
    ],
    ['with a key without terms', withQuote({ terms: null }), 'quote p1/2 had other terms'],
    ['with terms without a key', withQuote({ key: null }), 'quote p1/2 had other terms'],
    ['with another key', withQuote({ key: flipped(standing.quote.key, 0) }), 'quote p1/2 had other terms'],
    ['with another IV', withQuote({ sealed: flipped(standing.quote.sealed, 0) }), 'quote p1/2 had other terms'],
    ['with other sealed bytes', withQuote({ sealed: flipped(standing.quote.sealed, 20) }), 'no quote p1/2'],
    [
      'opened before the deadline',
      proofOf([...history, opened('2031-04-02T11:59:59.999Z')], good.quotes),
      'entry 10 opens too early',
    ],
    [
      'opened before a deadline that was moved forward only later',
      proofOf(
        [
          ...history,
          opened('2031-04-01T13:00:00.000Z'),
          ['2031-04-01T13:00:01.000Z', 'extended', { deadline: '2031-04-01T12:00:00.000Z' }],
        ],
        good.quotes,
      ),
      'entry 10 opens too early',
    ],
    ['opened without a deadline', proofOf([opened('2031-04-02T12:00:00.000Z')], []), 'entry 1 opens too early'],
    ['of another tender', { ...good, tender: { ...tender, id: 't2' } }, 'quote p1/2 had other terms'],
  ])('%s', async (_, proof, problem) => {
    const { code, output } = await verify(proof);
    expect(output).toContain(`WRONG: ${problem}`);
    expect(output).not.toContain('RIGHT');
    expect(code).toBe(1);
  });

  it.each([
    ['that has another form', { tender }],
    ['with a key of another length', withQuote({ key: 'AAAA' })],
  ])('%s', async (_, proof) => {
    expect((await verify(proof)).code).toBe(1);
  });
});
