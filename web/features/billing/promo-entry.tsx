import { useQueryClient } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Subscription } from '#shared/contracts/billing.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { bounded } from '#shared/contracts/fields.ts';
import { usePromoCode } from '#shared/contracts/promo.ts';
import { promoLimits } from '#shared/domain/promo/limits.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { useGives } from '../../domain/promo/use-gives.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { money } from '../../ui/format.ts';

/** Spaces do not count. */
const longestTyped = promoLimits.code * 2;
const Entry = z.strictObject({ code: bounded(longestTyped) });
type Entry = z.input<typeof Entry>;

/** A field for a promo code, and the discount that waits for the next payment. */
export const PromoEntry = ({ subscription: { discount } }: { subscription: Subscription }) => {
  const { t } = useTranslation('promo');
  const gives = useGives();
  // A form is sent once; the next code has a new one.
  const [used, setUsed] = useState(0);
  return (
    <section aria-labelledby="promo-entry">
      <h2 id="promo-entry" className="text-14 mb-2 font-semibold">
        {t('use.title')}
      </h2>
      {discount && (
        <p className="bg-success-soft rounded-2 text-success-text mb-3 flex items-start gap-2 px-3 py-2">
          <TicketPercent aria-hidden className="mt-0.5 size-4 flex-none" />
          {t('use.waits', { code: discount.code, gives: gives(discount) })}
        </p>
      )}
      <CodeForm key={used} onUsed={() => setUsed(used + 1)} />
    </section>
  );
};

const CodeForm = ({ onUsed }: { onUsed: () => void }) => {
  const { t } = useTranslation('promo');
  const client = useQueryClient();
  const send = useSend(usePromoCode);
  const state = useResourceForm({
    kind: 'dialog',
    schema: Entry,
    values: { code: '' },
    submit: async ({ code }) => {
      const answer = send.mutateAsync({ params: { id: code }, body: {} });
      return (await answer.catch((error: unknown) => Promise.reject(asUnknown(error)))).data;
    },
    savedText: useSaid(),
    onSaved: () => {
      void refreshArea(client, 'billing');
      onUsed();
    },
  });
  /** The general text is about records that one may not see. */
  const asUnknown = (error: unknown) =>
    error instanceof ApiProblem && error.code === 'not-found'
      ? new ApiProblem(404, { code: 'not-found', message: t('use.unknown') })
      : error;
  return (
    <FormScope state={state}>
      <FormFrame
        state={state}
        refusedTitle={t('use.refused')}
        bannerClass="outline-none"
        className="flex flex-col gap-2"
      >
        <TextField<Entry>
          name="code"
          label={t('use.label')}
          placeholder={t('use.placeholder')}
          maxLength={longestTyped}
          autoComplete="off"
        />
        <Button type="submit" form={state.id} busy={state.busy} className="self-start">
          {t('use.confirm')}
        </Button>
      </FormFrame>
    </FormScope>
  );
};

/** What the code has done. */
const useSaid = () => {
  const { t } = useTranslation('promo');
  return ({ code, type, value, until }: Answer<typeof usePromoCode>['data']): string => {
    switch (type) {
      case 'free_days':
        return t('use.days', { day: until === null ? '' : deviceDay(until) });
      case 'bonus':
        return t('use.bonus', { value: money(value) });
      case 'referral':
        return t('use.referral', { code });
      default:
        return t('use.discount', { code });
    }
  };
};
