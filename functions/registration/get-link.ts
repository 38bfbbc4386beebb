import { getLink } from '#shared/contracts/registration.ts';
import { Problem } from '#shared/domain/problem.ts';
import { accountsOfLogin } from '../data/accounts.ts';
import type { Link } from '../data/links.ts';
import { findLink } from '../data/links.ts';
import { findRegistration } from '../data/registrations.ts';
import { serve } from '../http/serve.ts';

const nothing = { fio: null, email: null, phone: null, role: null, company: null, by: null };

const contentOf = async ({ purpose, subject, email }: Link, now: string) => {
  switch (purpose) {
    case 'activate': {
      const registration = await findRegistration(subject, now);
      if (!registration) return undefined;
      const { fio, role, company } = registration;
      return { ...nothing, email, fio, role, company: company?.name ?? null };
    }
    case 'password': {
      const [account] = await accountsOfLogin(subject);
      return { ...nothing, email, fio: account?.fio ?? null };
    }
    case 'invitation':
      return undefined;
  }
};

export const handler = serve(getLink, async ({ params, now }) => {
  const link = await findLink(params.code, now);
  const content = link && (await contentOf(link, now));
  if (!content) throw new Problem('link-gone');
  return { data: { purpose: link.purpose, ...content } };
});
