import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteParameter, type Parameter, type ProductType } from '#shared/contracts/product-types.ts';
import { typeLimits } from '#shared/domain/products/limits.ts';
import { useMay } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { ParameterDrawer } from './parameter-drawer.tsx';
import { ParameterRow } from './parameter-row.tsx';
import { useMove } from './use-move.ts';

/** The parameters of a type in their order. Each change is saved at once. */
export const Parameters = ({ type }: { type: ProductType }) => {
  const { t } = useTranslation('product-types');
  const mayWrite = useMay('product-type.write');
  const [open, setOpen] = useState<'add' | Parameter | null>(null);
  const { ask, question } = useAsk();
  const remove = useSend(deleteParameter);
  const { list, move, isMoving, said } = useMove(type);
  const { parameters, version } = type;
  const confirmDeletion = ({ id, name }: Parameter) =>
    ask({
      danger: true,
      title: t('parameters.delete.title', { name }),
      text: t('parameters.delete.text'),
      confirm: t('parameters.delete.confirm'),
      keep: t('parameters.delete.keep'),
      act: () => remove.mutateAsync({ params: { id }, query: { version: String(version) } }),
      done: t('parameters.delete.done', { name }),
    });
  return (
    <Section title={t('parameters.title')} reason={t(mayWrite ? 'parameters.reason' : 'parameters.reasonRead')}>
      {parameters.length === 0 && <p className="text-ink-3">{t('parameters.none')}</p>}
      <ol
        ref={list}
        aria-label={t('parameters.title')}
        aria-busy={isMoving}
        className="rounded-3 border-line divide-line divide-y border empty:hidden"
      >
        {parameters.map((parameter, n) => (
          <ParameterRow
            key={parameter.id}
            parameter={parameter}
            isFirst={n === 0}
            isLast={n === parameters.length - 1}
            {...(mayWrite && {
              onMove: (step) => void move(parameter, step),
              onAct: (action) => (action === 'delete' ? confirmDeletion(parameter) : setOpen(parameter)),
            })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {mayWrite && (
        <div>
          <Button icon={Plus} disabled={parameters.length >= typeLimits.parameters} onClick={() => setOpen('add')}>
            {t('parameters.add')}
          </Button>
        </div>
      )}
      {question}
      {open && <ParameterDrawer type={type} parameter={open === 'add' ? null : open} onClose={() => setOpen(null)} />}
    </Section>
  );
};
