import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { listPerformers } from '#shared/contracts/clients.ts';
import { listCompanies } from '#shared/contracts/companies.ts';
import { id, uniqueArray } from '#shared/contracts/fields.ts';
import { inviteParticipants, type Participation, type Tender } from '#shared/contracts/tenders.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import { useMay } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { ChoicesField } from '../../kit/form/choices.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { type Lookup, useLookup } from '../../kit/list/use-lookup.ts';

const Invited = z.strictObject({ company_ids: uniqueArray(id, tenderLimits.participants, 1) });
type Invited = z.input<typeof Invited>;

/** Whether the reader can search performers: the platform among all companies, a buyer in their directory. */
export const useMayInvite = (): boolean => {
  const everywhere = useMay('company.list');
  const inDirectory = useMay('performer.list');
  return everywhere || inDirectory;
};

const usePerformers = (chosen: readonly string[]): Lookup => {
  const everywhere = useMay('company.list');
  const companies = useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['vendor' as const] } }),
    options: ({ data }) =>
      data.filter(({ active }) => active).map(({ id: value, name, inn }) => ({ value, label: name, note: inn })),
    chosen: everywhere ? chosen : [],
    searches: everywhere,
  });
  const directory = useLookup(listPerformers, {
    // The directory has no filter by ids: chosen rows keep the labels that they were found with.
    request: ({ name, per_page }) => ({ query: { ...(name && { name }), ...(per_page && { per_page }) } }),
    options: ({ data }) =>
      data.map(({ id: value, name, area }) => ({ value, label: name, ...(area && { note: area }) })),
    chosen: everywhere ? [] : chosen,
    searches: !everywhere,
  });
  return everywhere ? companies : directory;
};

type Props = { tender: Tender; participations: readonly Participation[]; onClose: () => void };

/** Invites performers, several at once. Those that take part already are not offered. */
export const InviteDialog = ({ tender, participations, onClose }: Props) => {
  const { t } = useTranslation('tenders');
  const send = useSend(inviteParticipants);
  const state = useResourceForm({
    kind: 'dialog',
    schema: Invited,
    values: { company_ids: [] },
    submit: async ({ company_ids }) =>
      (await send.mutateAsync({ params: { id: tender.id }, body: { version: tender.version, company_ids } })).data,
    savedText: () => t('quotes.invite.done'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('quotes.invite.title')}
      submit={t('quotes.invite.send')}
      onClose={onClose}
      help={
        <p className="text-pretty">
          {t(tender.status === 'quotation' ? 'quotes.invite.textNow' : 'quotes.invite.textLater')}
        </p>
      }
    >
      <Performers tender={tender} participations={participations} />
    </FormDialog>
  );
};

const Performers = ({ tender, participations }: Omit<Props, 'onClose'>) => {
  const { t } = useTranslation('tenders');
  const chosen = useWatch<Invited, 'company_ids'>({ name: 'company_ids' });
  const performers = usePerformers(chosen);
  const taken = new Set([
    tender.company.id,
    ...participations.filter(({ state }) => state !== 'removed').map(({ company }) => company.id),
  ]);
  return (
    <ChoicesField
      name="company_ids"
      label={t('quotes.invite.performers')}
      find={t('quotes.invite.find')}
      empty={t('quotes.invite.none')}
      {...performers}
      options={performers.options?.filter(({ value }) => !taken.has(value))}
    />
  );
};
