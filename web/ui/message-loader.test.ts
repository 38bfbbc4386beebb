import { describe, expect, it } from 'vitest';
import { createMessageLoader } from './message-loader.ts';
import type { Messages } from './message-loader.ts';

const files: Record<string, Messages> = {
  en: { title: 'Shifts', days_one: '{{count}} day', days_other: '{{count}} days', list: { rows_other: 'rows' } },
  cs: { title: 'Směny', days_one: 'den', days_few: 'dny', days_many: 'dne', days_other: 'dnů' },
};

/** A network on which each file fails the given number of times. */
const network = (failures: Record<string, number>) => {
  const left = { ...failures };
  const waited: number[] = [];
  const replaced: [string, Messages][] = [];
  const substituted: string[] = [];
  let settled = () => {};
  const read = createMessageLoader({
    languages: ['cs', 'en'] as const,
    load: async (language) => {
      left[language] = (left[language] ?? 0) - 1;
      if (left[language] >= 0) throw new TypeError('Failed to fetch dynamically imported module');
      return files[language] ?? {};
    },
    wait: async (milliseconds) => void waited.push(milliseconds),
    substitute: (language, area) => void substituted.push(`${language}/${area}`),
    replace: (language, _, messages) => {
      replaced.push([language, messages]);
      settled();
    },
  });
  const replacement = new Promise<void>((resolve) => {
    settled = resolve;
  });
  return { read, waited, substituted, replaced, replacement };
};

describe('messages whose file does not load', () => {
  it('are requested again later', async () => {
    const { read, waited, substituted, replaced } = network({ cs: 2 });
    expect(await read('cs', 'shifts')).toBe(files['cs']);
    expect(waited).toEqual([300, 1000]);
    expect(substituted).toEqual([]);
    expect(replaced).toEqual([]);
  });

  it('are shown in another language until they load, which is announced', async () => {
    const { read, substituted, replaced, replacement } = network({ cs: 5 });
    expect(await read('cs', 'shifts')).toMatchObject({ title: 'Shifts' });
    expect(substituted).toEqual(['cs/shifts']);
    await replacement;
    expect(replaced).toEqual([['cs', files['cs']]]);
  });

  it('have every plural form of the reader’s language', async () => {
    const { read } = network({ cs: 5 });
    expect(await read('cs', 'shifts')).toMatchObject({
      days_one: '{{count}} day',
      days_few: '{{count}} days',
      days_many: '{{count}} days',
      list: { rows_few: 'rows' },
    });
  });

  it('are requested until there is a connection', async () => {
    const { read, waited } = network({ cs: 7, en: 3 });
    expect(await read('cs', 'shifts')).toBe(files['cs']);
    expect(waited.filter((milliseconds) => milliseconds === 5000)).toHaveLength(2);
  });
});
