import { type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type AssistantMessage, type AssistantProposal, listAssistantMessages } from '#shared/contracts/assistant.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { invalidate } from '../../api/invalidate.ts';
import { queryClient } from '../../api/query-client.ts';
import { useGet } from '../../api/query.ts';

const queryKey = [listAssistantMessages.area, listAssistantMessages.name];

/** The history. Another tab may have continued it, so it is read when the dialog opens and when the window is used. */
export const useMessages = () => {
  const { data, error, refetch } = useGet(listAssistantMessages, {});
  const read = useEffectEvent(() => void refetch({ cancelRefetch: false }));
  useEffect(() => {
    read();
    const listen = () => read();
    addEventListener('focus', listen);
    return () => removeEventListener('focus', listen);
  }, []);
  return { messages: data?.data, error, refetch };
};

export const refreshMessages = (): Promise<void> => invalidate(queryClient, { queryKey }, { aborts: true });

const changeMessages = (client: QueryClient, change: (message: AssistantMessage) => AssistantMessage): void => {
  client.setQueriesData<Answer<typeof listAssistantMessages>>(
    { queryKey },
    (known) => known && { ...known, data: known.data.map(change) },
  );
};

export const showMessage = (client: QueryClient, changed: AssistantMessage): void =>
  changeMessages(client, (one) => (one.id === changed.id ? changed : one));

export const showProposal = (client: QueryClient, changed: AssistantProposal): void =>
  changeMessages(client, (one) => ({
    ...one,
    proposals: one.proposals.map((proposal) => (proposal.id === changed.id ? changed : proposal)),
  }));
