import { expect, it } from 'vitest';
import { arrangeColumns, type Arranged, moveColumn } from './arrange-columns.ts';

type Known = { id: string; fixed?: true };
const columns: Known[] = [{ id: 'name' }, { id: 'address' }, { id: 'area' }, { id: 'menu', fixed: true }];
const shownOf = (arranged: readonly Arranged<Known>[]) =>
  arranged.map(({ column, shown }) => (shown ? column.id : `-${column.id}`)).join(' ');
const show = (id: string) => ({ id, shown: true });
const hide = (id: string) => ({ id, shown: false });

it.for<[rule: string, choice: { id: string; shown: boolean }[] | null, expected: string]>([
  ['are those of the screen without a choice', null, 'name address area menu'],
  ['are ordered and hidden as chosen', [show('area'), hide('address')], 'name area -address menu'],
  [
    'that are new or gone since the choice are shown or forgotten',
    [show('gone'), hide('area')],
    'name -area address menu',
  ],
  ['that are first or fixed are neither hidden nor moved', [hide('menu'), hide('name')], 'name address area menu'],
])('columns %s', ([, choice, expected]) => {
  expect(shownOf(arrangeColumns(columns, choice))).toBe(expected);
});

it('a column moves by one place, and not beyond the ends', () => {
  const all = arrangeColumns(columns, null).slice(1, -1);
  expect(shownOf(moveColumn(all, 'area', -1))).toBe('area address');
  expect(shownOf(moveColumn(all, 'address', 1))).toBe('area address');
  expect(shownOf(moveColumn(all, 'area', 1))).toBe('address area');
  expect(shownOf(moveColumn(all, 'address', -1))).toBe('address area');
});
