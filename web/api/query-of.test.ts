import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { getUserAgreement } from '#shared/contracts/legal.ts';
import { getShift, listHolidays, listShifts } from '#shared/contracts/shifts.ts';
import { getStore, listStores } from '#shared/contracts/stores.ts';
import { agreementRead } from '../features/legal/terms-gate.tsx';
import { queryOf, staleTimes } from './query-of.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
afterEach(() => client.clear());

type Options = ReturnType<typeof queryOf>;
/** What a screen shows that goes from one loaded query to another one, which has not loaded yet. */
const shownAfter = async (before: Options, after: Options): Promise<unknown> => {
  const loading = new Promise<never>(() => {});
  const observer = new QueryObserver<unknown>(client, { ...before, queryFn: () => 'before' });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe('before');
  observer.setOptions({ ...after, queryFn: () => loading });
  const { data } = observer.getCurrentResult();
  stop();
  return data;
};
const ofShifts = (query: object, language: 'cs' | 'en' = 'cs') =>
  queryOf(listShifts, language, listShifts.name, { query });
const ofShift = (id: string, language: 'cs' | 'en' = 'cs') =>
  queryOf(getShift, language, getShift.name, { params: { id } });

describe('the language', () => {
  it('belongs to the key of a reply with texts in it, and of no other', () => {
    const key = (language: 'cs' | 'en', contract: typeof getShift | typeof getStore): QueryKey =>
      queryOf(contract, language, contract.name, { params: { id: '1' } }).queryKey;
    expect(key('cs', getShift)).not.toEqual(key('en', getShift));
    expect(key('cs', getStore)).toEqual(key('en', getStore));
  });

  it('changes without an empty screen: the reply in the other language stays until the new one has loaded', async () => {
    expect(await shownAfter(ofShift('1', 'cs'), ofShift('1', 'en'))).toBe('before');
    const history = (language: 'cs' | 'en') =>
      queryOf(getShift, language, getShift.name, { params: { id: '1' } }, 'pages');
    expect(await shownAfter(history('cs'), history('en'))).toBe('before');
  });

  it('does not bring the content of another record or another day with it', async () => {
    expect(await shownAfter(ofShift('1', 'cs'), ofShift('2', 'en'))).toBeUndefined();
    const days = (from: string, language: 'cs' | 'en') => queryOf(listShifts, language, 'shifts-between', from);
    expect(await shownAfter(days('2026-11-22', 'cs'), days('2026-11-23', 'en'))).toBeUndefined();
  });

  it('of the agreement is in its key, although its contract is loaded later', () => {
    const { area, name, localized } = getUserAgreement;
    expect(agreementRead).toEqual({ area, name, localized });
  });
});

describe('while the next reply loads', () => {
  it('a paged list keeps its last page', async () => {
    expect(await shownAfter(ofShifts({ page: '1' }), ofShifts({ page: '2' }))).toBe('before');
  });

  it('nothing else keeps the old content: a record, an unpaged list, a list of another record, joined pages', async () => {
    expect(await shownAfter(ofShift('1'), ofShift('2'))).toBeUndefined();
    const holidays = (from: string) => queryOf(listHolidays, 'cs', listHolidays.name, { query: { from } });
    expect(await shownAfter(holidays('2026-11-01'), holidays('2026-12-01'))).toBeUndefined();
    const logOf = (id: string) => queryOf(listStores, 'cs', listStores.name, { params: { id }, query: { page: '1' } });
    expect(await shownAfter(logOf('1'), logOf('2'))).toBeUndefined();
    const days = (from: string) => queryOf(listShifts, 'cs', 'shifts-between', from);
    expect(await shownAfter(days('2026-11-22'), days('2026-11-23'))).toBeUndefined();
  });
});

describe('the age of a reply', () => {
  it('is longer for what rarely changes, and the default otherwise', () => {
    expect(queryOf(listHolidays, 'cs', listHolidays.name, {}).staleTime).toBe(24 * 60 * 60_000);
    // An undefined one would replace the default by 0.
    expect(ofShift('1')).not.toHaveProperty('staleTime');
  });

  it('is set for contracts that exist', () => {
    const names = contracts.map(({ name }) => name as string);
    expect(Object.keys(staleTimes).filter((name) => !names.includes(name))).toEqual([]);
  });
});
