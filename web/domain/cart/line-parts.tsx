import { CircleAlert, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { count as number } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { type CartLine, mostPieces } from './guest-cart.ts';
import { Stepper } from './stepper.tsx';

/** The note on a line. None if it can be ordered as it was added. */
export const LineIssue = ({ line: { issue, product } }: { line: Pick<CartLine, 'issue' | 'product'> }) => {
  const { t } = useTranslation('cart');
  if (issue === null) return null;
  return (
    <p className="mt-1 flex">
      <Tag tone={issue === 'repriced' ? 'info' : 'warning'} icon={CircleAlert}>
        {t(`issue.${issue}`, { pieces: number(product.available) })}
      </Tag>
    </p>
  );
};

/** Changes the pieces of a line, or removes it. */
export const LineControls = ({
  line: { issue, product, count },
  onCount,
}: {
  line: Pick<CartLine, 'issue' | 'product' | 'count'>;
  onCount: (count: number) => void;
}) => {
  const { t } = useTranslation('cart');
  const { name, available } = product;
  return (
    <div className="mt-2 flex items-center justify-between gap-2">
      {issue === 'gone' ? (
        <span />
      ) : (
        <Stepper name={name} count={count} most={mostPieces(available)} onChange={onCount} />
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={Trash2}
        data-remove
        aria-label={t('removeOf', { name })}
        className="relative z-1 -mr-2.5"
        onClick={() => onCount(0)}
      >
        {t('remove')}
      </Button>
    </div>
  );
};
