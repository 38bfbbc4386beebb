import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useMe } from '../../api/me.ts';
import { optional } from '../../ui/optional.tsx';

/** If it fails, the next page load asks again. */
const TermsDialog = optional(() => import('./terms-dialog.tsx'), { areas: ['legal'], failed: 'hide' });

/** Milliseconds. The page's own requests go first. */
const firstLook = 2000;

/**
 * Asks for acceptance when the accepted version is older than the current one. People who never accepted one are not
 * asked.
 */
export const TermsGate = () => {
  const { terms } = useMe();
  const { language } = useTranslation().i18n;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), firstLook);
    return () => clearTimeout(timer);
  }, []);
  const agreement = useQuery({
    queryKey: ['legal', 'get-user-agreement', language],
    queryFn: async ({ signal }) => {
      const { getUserAgreement } = await import('#shared/contracts/legal.ts');
      return api(getUserAgreement, {}, { signal });
    },
    enabled: ready && terms !== null,
    staleTime: 3_600_000,
  });
  const due = terms && agreement.data && agreement.data.version > terms.version;
  return due && <TermsDialog agreement={agreement.data} />;
};
