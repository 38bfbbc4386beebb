import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sectionBody } from '#shared/contracts/tenders.ts';
import { shareOf } from '#shared/domain/tenders/bids.ts';
import { brokenAt, chained, type ChainEntry } from '#shared/domain/tenders/chain.ts';
import { signDown } from '#shared/domain/tenders/lines.ts';
import { isActive, participationStates } from '#shared/domain/tenders/participation.ts';
import {
  completenessOf,
  fieldsOf,
  layerOf,
  progressOf,
  sectionIssues,
  sectionNumbers,
  valuesIn,
} from '#shared/domain/tenders/sections.ts';
import { tenderStatuses } from '#shared/domain/tenders/transitions.ts';
import { companies } from './companies.ts';
import { hashesOf, sha256 } from './tender-seals.ts';
import type { DemoTender } from './tender-story.ts';
import { tendersAt } from './tenders.ts';

const now = '2026-11-21T09:00:00.000Z';
const dayMs = 86_400_000;
const demo = tendersAt(now);
const moments = [now, '2026-11-23T00:05:00.000Z', '2026-03-29T00:50:00.000Z', '2027-01-01T22:59:00.000Z'];
const repeated = (values: readonly unknown[]) => values.filter((value, n) => values.indexOf(value) !== n);
const chainOf = ({ happened }: DemoTender): ChainEntry[] =>
  happened.reduce<ChainEntry[]>((entries, { by, ...one }) => {
    const who = { by: by && { id: by.id, fio: by.fio }, company: by?.company ?? null };
    return [...entries, chained(entries.at(-1) ?? null, { ...one, ...who }, sha256)];
  }, []);
const sectionsMissing = ({ tender: { sections } }: DemoTender) =>
  sectionNumbers.filter((section) => completenessOf(section, sections[section].values).missing.length > 0);
const inStage = (status: string) => demo.filter(({ tender }) => tender.status === status);

describe('the tenders of the demo world', () => {
  it('are in every state, most of them of the demo buyer and its performer', () => {
    expect(demo).toHaveLength(14);
    expect(new Set(demo.map(({ tender }) => tender.status))).toEqual(new Set(tenderStatuses));
    const owners = Map.groupBy(demo, ({ tender }) => tender.company.id);
    expect(owners.get(companies.zelenyKos.id)?.length).toBeGreaterThanOrEqual(7);
    expect(owners.size).toBe(4);
    const states = new Set(demo.flatMap(({ participations }) => participations.map(({ state }) => state)));
    expect(participationStates.filter((state) => !states.has(state))).toEqual(['removed']);
    const own = demo.flatMap(({ tender, participations }) =>
      participations
        .filter(({ company }) => company.id === companies.personalPlus.id && tender.published_at !== null)
        .map(({ state }) => state),
    );
    expect(own.filter((state) => state === 'quoted').length).toBeGreaterThanOrEqual(5);
    expect(own).toContain('invited');
  });

  it('have whole histories in order, none of it in the future, at any hour', () => {
    for (const moment of moments)
      for (const one of tendersAt(moment)) {
        const chain = chainOf(one);
        expect(brokenAt(chain, sha256)).toBeNull();
        const times = chain.map(({ at }) => at);
        expect(times).toEqual(times.toSorted());
        expect([times[0], (times.at(-1) ?? '') < moment]).toEqual([one.tender.created_at, true]);
        expect(one.messages.every(({ at }) => at < moment && at > (one.tender.published_at ?? moment))).toBe(true);
        // A transaction has 100 writes: about 32 of the tender and its lists, its participations, the head and the seal.
        expect(chain.length).toBeLessThanOrEqual(60);
      }
  });

  it('keep quotes sealed until the deadline, and open all of them after it', () => {
    for (const moment of moments)
      for (const { tender, participations, happened, waiting } of tendersAt(moment)) {
        const { deadline, opened_at, status } = tender;
        const quotes = participations.filter(({ state }) => isActive(state));
        const answers = happened.filter(({ what }) => ['quoted', 'revoked', 'declined'].includes(what));
        expect(answers.every(({ at }) => at < (deadline ?? '') && at > (tender.published_at ?? moment))).toBe(true);
        if (opened_at !== null) {
          expect([deadline !== null && opened_at > deadline, opened_at < moment]).toEqual([true, true]);
          expect(quotes.every(({ opened, sealed }) => opened && sealed)).toBe(true);
          expect([quotes.length > 0, tender.reminded, waiting]).toEqual([true, [72, 4], []]);
        } else {
          expect(participations.every(({ opened, written }) => opened === null && written === null)).toBe(true);
          expect(waiting.map(({ participation_id }) => participation_id)).toEqual(quotes.map(({ id }) => id));
        }
        if (status === 'quotation' && opened_at === null) {
          const days = (Date.parse(deadline ?? '') - Date.parse(moment)) / dayMs;
          expect([days > 2, days < 6, quotes.length > 0]).toEqual([true, true, true]);
        }
      }
    expect(inStage('quotation').map(({ tender }) => tender.opened_at !== null)).toEqual([true, false, false]);
  });

  it('show quotes that are those of the history', () => {
    for (const { tender, participations, happened } of demo)
      for (const { id, revision, sealed, opened } of participations) {
        if (!sealed) continue;
        if (!opened) continue;
        expect(happened.map(({ details }) => details)).toContainEqual(
          expect.objectContaining(hashesOf(sealed, opened.key)),
        );
        const bytes = Buffer.from(sealed.content, 'base64');
        const decipher = createDecipheriv('aes-256-gcm', Buffer.from(opened.key, 'base64'), bytes.subarray(0, 12))
          .setAAD(Buffer.from(`${tender.id}/${id}/${revision}`))
          .setAuthTag(bytes.subarray(-16));
        const text = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
        expect(JSON.parse(text)).toEqual(opened.terms);
      }
  });

  it('are complete from the request for quotes on; in formation, four sections miss fields', () => {
    for (const one of demo) {
      if (one.tender.published_at !== null) expect(sectionsMissing(one)).toEqual([]);
      for (const section of sectionNumbers) {
        const { version, values } = one.tender.sections[section];
        expect(sectionIssues(section, values)).toEqual([]);
        // As a request would send it.
        expect(sectionBody(section).parse({ section, version, values }).values).toEqual(values);
      }
    }
    const [formation] = inStage('formation');
    expect(formation && sectionsMissing(formation)).toEqual([7, 9, 11, 12]);
    const [unclear] = inStage('needs_clarification');
    expect([unclear?.tender.clarified_from, unclear?.happened.at(-1)?.details['reason']]).toEqual([
      'formation',
      expect.stringContaining('Přehled nároků'),
    ]);
    expect(inStage('cart').map(({ tender }) => progressOf(tender.sections).sections)).toEqual([4]);
  });

  it('have a layer inside of the sum insured, and usual tariffs and commissions', () => {
    for (const { tender, participations } of demo) {
      const { sum_insured, attachment, ceiling } = valuesIn(tender.sections, 8);
      const layer = layerOf(tender.sections);
      if (sum_insured !== null) {
        expect([(ceiling ?? 0) <= sum_insured, (attachment ?? 0) >= 0, (layer ?? 0) > 0]).toEqual([true, true, true]);
      }
      const { tariff_percent, commission_percent } = valuesIn(tender.sections, 10);
      for (const { opened, written, state } of participations) {
        if (!opened) continue;
        const { sum, tariff_percent: tariff } = opened.terms;
        expect([tariff >= 500, tariff <= 30_000, sum <= (layer ?? 0)]).toEqual([true, true, true]);
        if (tender.terms === null && isActive(state)) expect(written).toBe(shareOf(sum, layer ?? 0));
      }
      if (tariff_percent === null || commission_percent === null) continue;
      expect([tariff_percent >= 500, tariff_percent <= 30_000]).toEqual([true, true]);
      expect([commission_percent >= 100_000, commission_percent <= 300_000]).toEqual([true, true]);
    }
  });

  it('pick terms of quotes from placement on, and sign the written lines down', () => {
    const after = new Set(['placement', 'processing', 'paid', 'ready_to_ship', 'completed']);
    for (const { tender, participations } of demo) {
      const { terms, signing, status } = tender;
      expect([terms !== null, tender.report.ready]).toEqual([after.has(status), tender.opened_at !== null]);
      expect(signing !== null).toBe(after.has(status) && status !== 'placement');
      for (const term of ['tariff_percent', 'franchise'] as const)
        if (terms)
          expect(participations.find(({ id }) => id === terms[term].participation_id)?.opened?.terms[term]).toBe(
            terms[term].value,
          );
      if (!signing) continue;
      const { order, lines, written, signed, unplaced } = signing;
      const result = signDown(
        lines.map(({ participation_id: id, ...line }) => ({ id, ...line })),
        order,
      );
      expect({ written, signed, unplaced }).toEqual({
        written: result.written,
        signed: result.signed,
        unplaced: result.unplaced,
      });
      expect(lines.reduce((sum, line) => sum + line.signed, 0)).toBe(signed);
      expect(lines.map((line) => line.signed)).toEqual(result.lines.map((line) => line.signed));
      for (const line of lines)
        expect(participations.find(({ id }) => id === line.participation_id)).toMatchObject({
          written: line.written,
          least: line.least,
          signed: line.signed,
        });
    }
    const cut = demo.flatMap(({ tender: { signing } }) => (signing ? [signing.written > signing.order] : []));
    expect(new Set(cut)).toEqual(new Set([true, false]));
  });

  it('repeat no name, no number, no id and no longer text', () => {
    expect(repeated(demo.map(({ tender }) => tender.name))).toEqual([]);
    expect(repeated(demo.map(({ tender }) => tender.number))).toEqual([]);
    expect(demo.every(({ tender }) => /^T\d{9}$/.test(tender.number))).toBe(true);
    const ids = demo.flatMap(({ tender, participations, messages }) => [tender, ...participations, ...messages]);
    expect(repeated(ids.map(({ id }) => id))).toEqual([]);
    const texts = demo.flatMap(({ tender, participations, messages, waiting }) => [
      ...sectionNumbers.flatMap((section) =>
        fieldsOf(section)
          .filter(([name, { kind }]) => kind === 'lines' || ['reference', 'insured', 'contractor'].includes(name))
          .map(([name]) => tender.sections[section].values[name])
          .filter((value) => value !== null),
      ),
      ...(tender.report.text ? [tender.report.text] : []),
      ...participations.flatMap(({ reason, opened }) => [reason, opened?.terms.comment].filter((text) => !!text)),
      ...waiting.map(({ terms }) => terms.comment),
      ...messages.map(({ text }) => text),
    ]);
    expect(texts.length).toBeGreaterThan(120);
    expect(repeated(texts)).toEqual([]);
  });

  it('are the same at the same time, and keep their ids later', () => {
    expect(tendersAt(now)).toEqual(demo);
    const idsAt = (moment: string) => new Set(tendersAt(moment).map(({ tender }) => tender.id));
    expect(idsAt('2026-12-24T17:00:00.000Z')).toEqual(idsAt(now));
  });
});
