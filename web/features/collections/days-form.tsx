import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { setNewDays } from '#shared/contracts/collections.ts';
import { useSend } from '../../api/query.ts';
import { NumberField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Button } from '../../ui/button.tsx';

/** Enter in an unchanged form sends no field. */
const Changes = z.partial(setNewDays.body);
type Changes = z.input<typeof Changes>;

export const DaysForm = ({ days }: { days: number }) => {
  const { t } = useTranslation(['collections', 'common']);
  const save = useSend(setNewDays);
  const state = useResourceForm({
    schema: Changes,
    values: { new_days: days },
    submit: async ({ new_days = days }) => (await save.mutateAsync({ body: { new_days } })).data,
    savedText: () => t('common:form.saved'),
  });
  return (
    <FormScope state={state}>
      <FormFrame
        state={state}
        className="px-gutter flex flex-none flex-col items-start gap-3 pt-3 pb-4"
        bannerClass="w-full outline-none"
      >
        <NumberField<Changes>
          name="new_days"
          label={t('fields.new_days')}
          hint={t('newOnes.daysHint')}
          unit={t('newOnes.unit')}
        />
        {state.isDirty && (
          <div className="flex gap-2">
            <Button type="submit" variant="primary" busy={state.busy}>
              {t('common:form.save')}
            </Button>
            <Button onClick={state.discard}>{t('common:form.discard')}</Button>
          </div>
        )}
      </FormFrame>
    </FormScope>
  );
};
