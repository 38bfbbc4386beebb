import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Parameter } from '#shared/contracts/product-types.ts';
import { unitIn } from '#shared/domain/products/units.ts';
import { IconButton } from '../../ui/button.tsx';
import { currentLanguage } from '../../ui/i18n.ts';
import { Tag } from '../../ui/pill.tsx';
import type { Step } from './use-move.ts';

type Props = {
  parameter: Parameter;
  isFirst: boolean;
  isLast: boolean;
  /** Without them, the row is only read. */
  onMove?: (step: Step) => void;
  onAct?: (action: 'edit' | 'delete') => void;
};

export const ParameterRow = ({ parameter, isFirst, isLast, onMove, onAct }: Props) => {
  const { t } = useTranslation('product-types');
  const { id, name, kind, unit, required, options } = parameter;
  const choices = options.map((option) => option.name).join(', ');
  return (
    <li data-row={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1 basis-40">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {required && <Tag>{t('parameters.required')}</Tag>}
        </span>
        <span className="text-12 text-ink-3 line-clamp-2">
          {[t(`kinds.${kind}`), unit && unitIn(currentLanguage(), unit), choices].filter(Boolean).join(' · ')}
        </span>
      </span>
      {onMove && onAct && (
        <span className="flex">
          <IconButton
            icon={ArrowUp}
            label={t('parameters.up', { name })}
            data-step="up"
            disabled={isFirst}
            onClick={() => onMove('up')}
          />
          <IconButton
            icon={ArrowDown}
            label={t('parameters.down', { name })}
            data-step="down"
            disabled={isLast}
            onClick={() => onMove('down')}
          />
          <IconButton icon={Pencil} label={t('parameters.edit', { name })} onClick={() => onAct('edit')} />
          <IconButton icon={Trash2} label={t('parameters.remove', { name })} onClick={() => onAct('delete')} />
        </span>
      )}
    </li>
  );
};
