import { changesOf } from '#shared/domain/audit/changes.ts';
import { companyAudit } from '#shared/domain/companies/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { companyChangeWrites, getCompanyFor, companyRefusals } from '../data/companies/companies.ts';
import { fileClaim, fileRemovalWrite } from '../data/files/files.ts';
import { toReplyCompany } from './to-reply.ts';

type Context = { actor: Actor; params: { id: string }; version: number; now: string };

/** Decides to make an upload of the actor the logo of a company, or to leave it without one (null). */
export const logoChange = async ({ actor, params, version, now }: Context, uploadId: string | null) => {
  const [company, checks] = await Promise.all([getCompanyFor(actor, params.id), checksOf([params.id])]);
  if (company.version !== version) throw new Problem('changed');
  const replyWith = (shown: typeof company) => ({ data: toReplyCompany(shown, currentCheck(shown, checks), actor) });
  if (uploadId === null && company.logo === null) return { reply: replyWith(company) };
  const claimed =
    uploadId === null ? null : await fileClaim({ id: uploadId, owner_id: actor.id, purpose: 'company-logo' }, now);
  const changed = { ...company, logo: claimed?.file.id ?? null, version: version + 1 };
  const about = { id: company.id, name: company.name };
  const changes = changesOf(companyAudit, company, changed);
  const writes = [
    ...companyChangeWrites({ before: company, after: changed }),
    ...(claimed?.writes ?? []),
    ...(company.logo ? [fileRemovalWrite(company.logo, now)] : []),
    auditEntryWrite({ action: 'company-changed', by: actor, at: now, company: about, about, changes }),
  ];
  return { reply: replyWith(changed), writes, refusals: companyRefusals() };
};
