import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useMe } from '../../api/me.ts';
import { queryOf } from '../../api/query-of.ts';
import { useLanguage } from '../../ui/i18n.ts';
import { importOften } from '../../ui/import-again.ts';
import { optional } from '../../ui/optional.tsx';

/** If it fails, the next page load asks again. */
const TermsDialog = optional(() => import('./terms-dialog.tsx'), { areas: ['legal'], failed: 'hide' });

/** What the cache needs to know of the contract, which is loaded with the request. */
export const agreementRead = { area: 'legal', name: 'get-user-agreement', localized: true } as const;

/** Milliseconds. The page's own requests go first. */
const firstLook = 2000;

/**
 * Asks for acceptance when the accepted version is older than the current one. People who never accepted a version see
 * nothing.
 */
export const TermsGate = () => {
  const { terms } = useMe();
  const language = useLanguage();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), firstLook);
    return () => clearTimeout(timer);
  }, []);
  const agreement = useQuery({
    ...queryOf(agreementRead, language, agreementRead.name),
    queryFn: async ({ signal }) => {
      const { getUserAgreement } = await importOften(() => import('#shared/contracts/legal.ts'), 'getUserAgreement');
      return api(getUserAgreement, {}, { signal });
    },
    enabled: ready && terms !== null,
  });
  const due = terms && agreement.data && agreement.data.version > terms.version;
  return due && <TermsDialog agreement={agreement.data} />;
};
