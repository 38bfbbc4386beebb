import {
  type Mutation,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { ListName, ListSettings, SavedSettings as Saved } from '#shared/contracts/list-settings.ts';
import { getListSettings, updateListSettings } from '#shared/contracts/settings.ts';
import { api, canBeKept } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet } from '../../api/query.ts';
import { snack } from '../../ui/snackbars.tsx';
import { setLoss } from '../form/unsaved.ts';

/** Changes the settings of a list. It may run several times, so a second run changes nothing more. */
type Change = (before: ListSettings) => ListSettings;

const none: ListSettings = { columns: null, views: [] };
const key = [getListSettings.area, getListSettings.name, {}];
const maxTries = 3;

type Sent = { list: ListName; change: Change };
const mutationKey = ['list-settings'];
const filters = { mutationKey, status: 'pending' } as const;
const sentOf = ({ state }: Mutation): Sent => state.variables as Sent;

const changed = ({ version, lists }: Saved, list: ListName, change: Change): Saved => ({
  version,
  lists: { ...lists, [list]: change(lists[list] ?? none) },
});

/** The settings of a list with the changes that wait or are being sent. The cache has what the server has answered. */
const withPending = (saved: Saved | undefined, list: ListName, pending: readonly Sent[]): ListSettings =>
  pending.filter((one) => one.list === list).reduce((before, { change }) => change(before), saved?.lists[list] ?? none);

/** The columns and saved views of a list. A change is shown at once, and taken back if it cannot be saved. */
export const useListSettings = (list: ListName) => {
  const client = useQueryClient();
  const { data, isPending } = useGet(getListSettings, {});
  const { mutate } = useMutation(sendingOf(client));
  const pending = useMutationState({ filters, select: sentOf });
  return {
    settings: withPending(data?.data, list, pending),
    /** With changes that are not rendered yet. */
    latest: (): ListSettings => {
      const sent = client.getMutationCache().findAll(filters).map(sentOf);
      return withPending(client.getQueryData<{ data: Saved }>(key)?.data, list, sent);
    },
    isPending,
    change: (change: Change) => mutate({ list, change }),
  };
};

/** Changes that a reload would lose: they wait, or their request is too large to outlive the page. */
const unsent = new Set<Change>();
const setSent = (change: Change, isSent: boolean): void => {
  if (isSent) unsent.delete(change);
  else unsent.add(change);
  setLoss('list-settings', unsent.size > 0 ? 'draft' : null);
};

const sendingOf = (client: QueryClient): MutationOptions<void, Error, Sent> => ({
  mutationKey,
  // One request at a time, because each replaces the version of the one before.
  scope: { id: 'list-settings' },
  onMutate: ({ change }) => setSent(change, false),
  mutationFn: (sent) => save(client, sent),
  onError: (problem) => {
    if (problem instanceof ApiProblem) snack({ tone: 'bad', text: problem.message });
    void client.invalidateQueries({ queryKey: key });
  },
  onSettled: (_, __, { change }) => setSent(change, true),
});

const load = (client: QueryClient, staleTime = Infinity) =>
  client.fetchQuery({ queryKey: key, queryFn: () => api(getListSettings, {}), staleTime });

/** After a change in another tab, the change is repeated on the newer version. */
const save = async (client: QueryClient, { list, change }: Sent): Promise<void> => {
  for (let tries = 1; ; tries++) {
    const { data } = await load(client, tries === 1 ? Infinity : 0);
    try {
      const sent = changed(data, list, change);
      const keepalive = canBeKept(sent);
      setSent(change, keepalive);
      const { version } = (await api(updateListSettings, { body: sent }, { keepalive })).data;
      // A request of before would answer the settings without this change.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<{ data: Saved }>(key, { data: { version, lists: sent.lists } });
      return;
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'changed' || tries === maxTries) throw problem;
      setSent(change, false);
    }
  }
};
