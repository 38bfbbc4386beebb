import { useSearchParams } from 'react-router';
import { channelViews } from '#shared/domain/chats/channel-state.ts';
import { useMay } from '../../api/me.ts';
import { type Changed, putValues, type Step } from '../../kit/list/query-changes.ts';

export const rowsOfPage = 30;

/** The list beside a conversation, in the address: its view, its page, and what was searched. */
export const useChannelList = () => {
  const isSupport = useMay('chat.support');
  const [search, setSearch] = useSearchParams();
  const view = isSupport ? (channelViews.find((one) => one === search.get('view')) ?? 'waiting') : 'all';
  const text = search.get('text') ?? '';
  const page = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? '1';
  const changed = (changes: Record<string, Changed>): URLSearchParams => {
    const params = new URLSearchParams(search);
    putValues(params, { page: undefined, ...changes });
    return params;
  };
  return {
    isSupport,
    view,
    text,
    page: Number(page),
    query: { view, page, per_page: String(rowsOfPage), ...(isSupport && text !== '' && { text }) },
    /** The part of an address that keeps the list as it is. */
    kept: search.size > 0 ? `?${search.toString()}` : '',
    addressOf: (changes: Record<string, Changed>): string => `?${changed(changes).toString()}`,
    change: (changes: Record<string, Changed>, step?: Step) =>
      setSearch(changed(changes), { ...step, preventScrollReset: true }),
  };
};
export type ChannelList = ReturnType<typeof useChannelList>;
