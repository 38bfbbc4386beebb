import { buildSegment } from './build-segment.ts';
import { type Delta, deltasSince } from './deltas.ts';
import type { CatalogueDocument } from './document.ts';
import { Segment } from './segment.ts';
import { getSnapshot, readSnapshotFile, type Snapshot } from './snapshots.ts';

/**
 * Milliseconds. A delta is stored after the time that it carries: by up to the time that a try of the projection takes,
 * and the clocks of two functions differ. So each reading begins this long before the newest delta.
 */
const overlap = 20_000;
/** More segments of changes are joined. */
const maxSegments = 6;

export const readFrom = (at: string): string => new Date(Date.parse(at) - overlap).toISOString();

/** The catalogue in the memory of a function: the newest snapshot, and the changes since. */
export class LiveCatalogue {
  segments: Segment[];
  private readonly file: string | null;
  private readonly documents = new Map<string, { at: string; document: CatalogueDocument | null }>();
  private readonly companies = new Map<string, { at: string; active: boolean }>();
  private newest: string | null;

  constructor(snapshot: Snapshot | undefined, base: Segment | null) {
    this.segments = base ? [base] : [];
    this.file = snapshot?.file ?? null;
    this.newest = snapshot?.at ?? null;
    for (const company of snapshot?.closed_companies ?? []) this.companies.set(company, { at: '', active: false });
  }

  isOf(snapshot: Snapshot | undefined): boolean {
    return this.file === (snapshot?.file ?? null);
  }

  /** The time from which on changes are to be read. Undefined: all. */
  get since(): string | undefined {
    return this.newest === null ? undefined : readFrom(this.newest);
  }

  get closedCompanies(): ReadonlySet<string> {
    return new Set([...this.companies].flatMap(([id, { active }]) => (active ? [] : [id])));
  }

  /** In any order, and again. */
  apply(deltas: readonly Delta[]): void {
    const changed = new Map<string, CatalogueDocument | null>();
    for (const delta of deltas) {
      if (this.newest === null || delta.at > this.newest) this.newest = delta.at;
      if (delta.subject === 'company' && delta.at > (this.companies.get(delta.id)?.at ?? ''))
        this.companies.set(delta.id, delta);
      if (delta.subject === 'product' && delta.at > (this.documents.get(delta.id)?.at ?? '')) {
        this.documents.set(delta.id, delta);
        changed.set(delta.id, delta.document);
      }
    }
    if (changed.size === 0) return;
    for (const segment of this.segments) segment.leaveOut(changed.keys());
    if (this.segments.length < maxSegments) this.add([...changed.values()]);
    else this.join();
  }

  private join(): void {
    this.segments = this.file === null ? [] : this.segments.slice(0, 1);
    this.add([...this.documents.values()].map(({ document }) => document));
  }

  private add(documents: readonly (CatalogueDocument | null)[]): void {
    const onSale = documents.filter((document) => document !== null);
    if (onSale.length > 0) this.segments.push(new Segment(buildSegment(onSale)));
  }
}

let live: LiveCatalogue | undefined;
let refreshed: Promise<unknown> = Promise.resolve();

/** The catalogue with every change that is stored as a delta. Each call reads what came since the one before. */
export const currentCatalogue = (): Promise<LiveCatalogue> => {
  const result = refreshed.then(refresh);
  refreshed = result.catch(() => {});
  return result;
};

const refresh = async (): Promise<LiveCatalogue> => {
  const known = live;
  const [snapshot, deltas] = await Promise.all([getSnapshot(), known && deltasSince(known.since)]);
  if (known?.isOf(snapshot)) {
    known.apply(deltas ?? []);
    return known;
  }
  const loaded = new LiveCatalogue(snapshot, snapshot ? new Segment(await readSnapshotFile(snapshot.file)) : null);
  loaded.apply(await deltasSince(loaded.since));
  live = loaded;
  return loaded;
};
