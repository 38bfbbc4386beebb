import * as z from 'zod/mini';
import { version } from '#shared/contracts/fields.ts';
import { ColumnChoice, type SavedSettings, SavedView } from '#shared/contracts/list-settings.ts';
import { listNames } from '#shared/domain/areas.generated.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';
import { activeAccountCheck } from './accounts.ts';

/** What an account chose for its lists. */
export const listSettingsKey = recordKeyOf('LISTS');

/** Unlike the contract's, these schemas accept fields and lists of a newer one (entity.ts). */
const Columns = z.nullable(z.array(z.object(ColumnChoice.shape)));
const View = z.object({ ...SavedView.shape, columns: Columns });
const Lists = z.record(z.string(), z.object({ columns: Columns, views: z.array(View) }));

/** The columns and saved views of an account's lists: one item, which is removed with the account. */
const settings = entity('list-settings', z.object({ version, lists: Lists }));

const stored = async (accountId: string) => {
  const item = await get(listSettingsKey(accountId));
  return item ? settings.read(item) : { version: 0, lists: {} };
};
const isKnown = (name: string) => (listNames as readonly string[]).includes(name);
const only = (lists: SavedSettings['lists'], isWanted: (name: string) => boolean): SavedSettings['lists'] =>
  Object.fromEntries(Object.entries(lists).filter(([name]) => isWanted(name)));

/** Version 0 and no lists before the first change. */
export const getListSettings = async (accountId: string): Promise<SavedSettings> => {
  const { version, lists } = await stored(accountId);
  return { version, lists: only(lists, isKnown) };
};

/**
 * The writes that replace the settings of this version, and keep those of lists that only a newer version of the app
 * knows. Part `settings` fails if another request replaced them, part `heir` if the account was closed.
 */
export const listSettingsWrites = async (accountId: string, { version, lists }: SavedSettings): Promise<Write[]> => {
  const newer = only((await stored(accountId)).lists, (name) => !isKnown(name));
  return [
    {
      part: 'settings',
      put: {
        ...listSettingsKey(accountId),
        ...settings.store({ version: version + 1, lists: { ...newer, ...lists } }),
      },
      if: version === 0 ? ifNotExists : atVersion(version),
    },
    activeAccountCheck({ id: accountId }),
  ];
};

export const listSettingsRemovalWrite = (accountId: string): Write => ({
  part: 'settings',
  remove: listSettingsKey(accountId),
});
