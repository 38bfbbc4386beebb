import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tender } from '#shared/contracts/tenders.ts';
import { fieldsOf, type SectionNumber } from '#shared/domain/tenders/sections.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { type ReadSection, readSections } from './section-values.ts';
import { useSectionText } from './use-section-text.ts';

/** The twelve sections: how far each is, and the way to fill it in; read-only, everything that they say. */
export const SectionsTab = ({ tender, onOpen }: { tender: Tender; onOpen: (section: SectionNumber) => void }) => {
  const { t } = useTranslation('tenders');
  const sections = readSections(tender);
  const { filled, required } = tender.progress;
  const percent = required === 0 ? 100 : Math.floor((100 * filled) / required);
  return (
    <section aria-labelledby="sections">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 pb-3 md:grid-cols-[auto_auto_1fr_auto]">
        <h2 id="sections" className="text-14 font-semibold">
          {t('progress.title')}
        </h2>
        <span className="figures font-semibold max-md:justify-self-end">
          {t('progress.fields', { filled, required })}
        </span>
        <progress
          aria-label={t('progress.title')}
          value={filled}
          max={required}
          className="bg-line [&::-moz-progress-bar]:bg-ink-2 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink-2 h-1 w-full overflow-hidden rounded-full max-md:col-span-3 max-md:row-start-2"
        />
        <span className="figures text-ink-3">{percent}&nbsp;%</span>
      </div>
      {tender.may_edit ? (
        <ol className="border-line border-t">
          {sections.map((section) => (
            <Row key={section.number} tender={tender} section={section} onOpen={onOpen} />
          ))}
        </ol>
      ) : (
        <>
          {tender.is_owner && <p className="text-ink-2 pb-3 text-pretty">{t('progress.readOnly')}</p>}
          {sections.map((section) => (
            <Written key={section.number} tender={tender} section={section} />
          ))}
        </>
      )}
    </section>
  );
};

type Shown = { tender: Tender; section: ReadSection };

const Row = ({ tender, section, onOpen }: Shown & { onOpen: (section: SectionNumber) => void }) => {
  const { t } = useTranslation('tenders');
  const { sectionName, fieldName, summary } = useSectionText(tender.currency);
  const { number, filled, required, missing } = section;
  const isShort = missing.length > 0;
  const name = sectionName(number);
  return (
    <li className="border-line grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b py-2.5 md:min-h-11 md:grid-cols-[20px_minmax(0,1fr)_132px_36px_88px] md:items-center md:py-1">
      <span className="figures text-ink-3 text-right">{number}</span>
      <div className="min-w-0">
        <h3 className="font-medium">{name}</h3>
        {isShort ? (
          <p className="text-12 text-warning-text flex gap-1.5 [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:flex-none">
            <CircleAlert aria-hidden />
            <span className="min-w-0">{t('progress.missing', { names: missing.map(fieldName).join(', ') })}</span>
          </p>
        ) : (
          <p className="text-12 text-ink-3 wrap-anywhere md:truncate">{summary(section)}</p>
        )}
      </div>
      <Filled filled={filled} required={required} />
      <span className={cx('figures text-12', isShort ? 'text-warning-text font-semibold' : 'text-ink-3')}>
        {filled}/{required}
      </span>
      <span className="flex items-center gap-2 max-md:col-start-2 md:justify-self-end">
        {!isShort && (
          <span className="text-ink-3 max-md:hidden">
            <Check aria-hidden className="size-3.5" />
            <span className="sr-only">{t('progress.complete')}</span>
          </span>
        )}
        <Button
          size="sm"
          variant={isShort ? 'plain' : 'ghost'}
          aria-label={t(isShort ? 'progress.fillInOf' : 'progress.editOf', { name })}
          onClick={() => onOpen(number)}
        >
          {t(isShort ? 'progress.fillIn' : 'progress.edit')}
        </Button>
      </span>
    </li>
  );
};

/** A part of the bar per required field. */
const Filled = ({ filled, required }: Pick<ReadSection, 'filled' | 'required'>) => {
  const { t } = useTranslation('tenders');
  return (
    <span role="img" aria-label={t('progress.of', { filled, required })} className="flex gap-0.5 max-md:hidden">
      {Array.from({ length: required }, (_, nth) => (
        <i
          key={nth}
          className={cx(
            'h-1.5 flex-1 rounded-full',
            nth < filled ? 'bg-ink-3' : 'border-warning-line bg-warning-soft border',
          )}
        />
      ))}
    </span>
  );
};

/** All that a section says, to read. Empty fields are left out. */
const Written = ({ tender, section: { number, values, at, by } }: Shown) => {
  const { t } = useTranslation('tenders');
  const { sectionName, fieldName, valueText } = useSectionText(tender.currency);
  const lines = fieldsOf(number).flatMap(([name, field]) => {
    const text = valueText(name, field, values[name]);
    return text === null ? [] : [{ name, text }];
  });
  const heading = `section-${number}`;
  return (
    <section
      aria-labelledby={heading}
      className="border-line grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-2 border-t py-4"
    >
      <span className="figures text-ink-3 text-right">{number}</span>
      <h3 id={heading} className="font-semibold">
        {sectionName(number)}
      </h3>
      <div className="col-start-2 min-w-0">
        {lines.length === 0 ? (
          <p className="text-ink-3">{t('progress.empty')}</p>
        ) : (
          <dl className="grid gap-x-4 gap-y-1.5 md:grid-cols-[200px_minmax(0,1fr)]">
            {lines.map(({ name, text }) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{fieldName(name)}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line tabular-nums max-md:pb-1.5">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {tender.is_owner && at !== null && by && (
          <p className="text-12 text-ink-3 mt-2 tabular-nums">
            {t('progress.savedBy', { name: by.fio, at: deviceMoment(at) })}
          </p>
        )}
      </div>
    </section>
  );
};
