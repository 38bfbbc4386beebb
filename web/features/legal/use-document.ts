import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { DocumentType } from '#shared/contracts/legal.ts';
import { getDocument } from '#shared/contracts/legal.ts';
import { api } from '../../api/client.ts';
import type { ApiProblem } from '../../api/problem.ts';

/** A document in the reader's language; fetched again when the language changes. */
export const useDocument = (type: DocumentType, version?: string) => {
  const { language } = useTranslation().i18n;
  return useQuery<Answer<typeof getDocument>, ApiProblem>({
    queryKey: [getDocument.area, getDocument.name, type, version, language],
    queryFn: ({ signal }) => api(getDocument, { query: { type, ...(version && { version }) } }, { signal }),
    staleTime: 60_000,
  });
};
