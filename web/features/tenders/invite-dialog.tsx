import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { id, uniqueArray } from '#shared/contracts/fields.ts';
import {
  inviteParticipants,
  listTenderPerformers,
  type Participation,
  type Tender,
} from '#shared/contracts/tenders.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import { useSend } from '../../api/query.ts';
import { ChoicesField } from '../../kit/form/choices.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { type Lookup, useLookup } from '../../kit/list/use-lookup.ts';

const Invited = z.strictObject({ company_ids: uniqueArray(id, tenderLimits.invited, 1) });
type Invited = z.input<typeof Invited>;

const usePerformers = (chosen: readonly string[]): Lookup =>
  useLookup(listTenderPerformers, {
    request: (query) => ({ query }),
    options: ({ data }) =>
      data.map(({ id: value, name, address }) => ({ value, label: name, ...(address && { note: address }) })),
    chosen,
  });

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
