import { useMutation, useQuery } from '@tanstack/react-query';
import { listPosts } from '#shared/contracts/chats.ts';
import { api } from '../../api/client.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { queryOf } from '../../api/query-of.ts';
import { useLanguage } from '../../ui/i18n.ts';
import { changePosts, fetchPosts, knownPosts } from './posts-cache.ts';
import { pageOfPosts, type Posts, shownOf, withEarlier } from './posts.ts';

/** The posts of a channel, with what `ShowEarlier` needs. They are polled at the interval while no events come. */
export const usePosts = (channel: string, refetchInterval: number | false) => {
  const { data, error, isFetching, refetch } = useQuery<Posts, ApiProblem>({
    ...queryOf(listPosts, useLanguage(), 'posts', channel),
    queryFn: ({ signal }) => fetchPosts(channel, signal),
    refetchInterval,
  });
  const earlier = useMutation<void, ApiProblem>({
    mutationFn: async () => {
      const before = knownPosts(channel)?.all[0]?.id;
      const answer = await api(listPosts, {
        params: { id: channel },
        query: { ...(before !== undefined && { before }), per_page: String(pageOfPosts) },
      });
      changePosts(channel, (posts) => withEarlier(posts, answer));
    },
  });
  return {
    posts: data && shownOf(data),
    history: {
      hasEarlier: data?.hasEarlier ?? false,
      isLoadingEarlier: earlier.isPending,
      showEarlier: () => earlier.mutate(),
      error: data ? earlier.error : error,
      isLoading: isFetching || earlier.isPending,
      retry: () => (data ? earlier.mutate() : void refetch()),
    },
  };
};
