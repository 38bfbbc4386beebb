import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerProposal, type AssistantProposal } from '#shared/contracts/assistant.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { refreshAfter } from '../../api/refresh-area.ts';
import { fieldsOf } from './proposal-rows.ts';
import { type ProposalKind, proposalKinds, type ProposalName } from './proposals.tsx';
import { refreshMessages, showProposal } from './use-messages.ts';

type Closed = 'confirmed' | 'declined';

/**
 * Confirming sends the ordinary request with the rights of the person. The proposal's id is its Idempotency-Key, so that
 * two tabs act once.
 */
export const useProposal = (proposal: AssistantProposal, name: ProposalName) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState<Closed | null>(null);
  const [closed, setClosed] = useState<Closed | null>(null);
  const [page, setPage] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, params, query, body } = proposal;
  const kind: ProposalKind = proposalKinds[name];

  const note = async (state: Closed) => {
    showProposal(client, (await api(answerProposal, { params: { id }, body: { state } })).data);
  };
  const act = async (state: Closed, work: () => Promise<void>) => {
    setBusy(state);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.message);
      // It may have been answered in another tab.
      if (error.code === 'proposal-not-open') void refreshMessages();
    } finally {
      setBusy(null);
    }
  };

  const send = async () => {
    const { contract } = kind;
    const shown = kind.forecast?.shown(client, fieldsOf(proposal));
    const request = { params, query, ...(contract.body && { body: { ...body, ...shown } }) };
    try {
      const answer: unknown = await api(contract, request, { key: id });
      setPage(kind.page(answer, fieldsOf(proposal)));
      void refreshAfter(client, contract.area, null);
    } catch (error) {
      void refreshAfter(client, contract.area, error);
      throw error;
    }
    setClosed('confirmed');
    // It is done, also when this is not noted: confirmed again, the same key changes nothing more.
    await note('confirmed').catch(() => undefined);
  };
  return {
    state: closed ?? proposal.state,
    page,
    problem,
    busy,
    confirm: () => void act('confirmed', send),
    decline: () =>
      void act('declined', async () => {
        await note('declined');
        setClosed('declined');
      }),
  };
};
