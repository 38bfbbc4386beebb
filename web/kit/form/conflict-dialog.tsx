import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { count } from '../../ui/format.ts';
import type { FieldText } from './form-context.ts';
import type { Difference } from './merge-versions.ts';
import type { Conflict, FormTab } from './use-resource-form.ts';

type Version = 'mine' | 'theirs';

/**
 * After a version conflict: for each field that both changed, the own value beside the other one, to choose between.
 * Fields that only others changed are listed. Closing it keeps everything as it was typed.
 */
export const ConflictDialog = ({
  conflict: { conflicts, own, foreign },
  texts,
  tabs = [],
  note,
  onResolve,
  onClose,
}: {
  conflict: Conflict;
  texts: ReadonlyMap<string, FieldText>;
  tabs?: readonly FormTab[] | undefined;
  /** What saving does to the other change beside its fields. */
  note?: string | undefined;
  onResolve: (kept: readonly Difference[]) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Version>>>({});
  const versionOf = ({ path }: Difference): Version => chosen[path] ?? 'mine';
  const kept = conflicts.filter((one) => versionOf(one) === 'mine');
  const written = useWritten();
  const textOf = (path: string, value: unknown) => texts.get(path)?.text?.(value) ?? written(value);
  const tabOf = (path: string) => tabs.find(({ fields }) => fields.some((field) => isWithin(path, field)))?.label;
  const known = foreign.filter(({ path }) => texts.has(path));
  // Fields that were not shown have no label. Fields of no tab, such as times of the last change, are not the user's.
  const otherTabs = [...new Set(foreign.flatMap(({ path }) => (texts.has(path) ? [] : (tabOf(path) ?? []))))];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('form.changed')}
      back={t('form.keepEditing')}
      actions={
        <Button variant="primary" onClick={() => onResolve([...own, ...kept])}>
          {t(own.length + kept.length > 0 ? 'form.saveChosen' : 'form.takeTheirs')}
        </Button>
      }
    >
      {note && <p className="text-ink mb-2 font-medium text-pretty">{note}</p>}
      {(conflicts.length > 0 || !note) && (
        <p className="text-pretty">{t(conflicts.length > 0 ? 'form.conflictHelp' : 'form.mergeHelp')}</p>
      )}
      {conflicts.map((one, nth) => (
        <fieldset
          key={one.path}
          className="mt-4 min-w-0"
          aria-describedby={isEmpty(one.former) ? undefined : `${id}-${nth}`}
        >
          <legend className="text-ink mb-1.5 font-medium">{texts.get(one.path)?.label ?? tabOf(one.path)}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((version) => (
              <label
                key={version}
                className="rounded-3 border-line hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 border px-3 py-2.5"
              >
                <input
                  type="radio"
                  name={`${id}-${one.path}`}
                  checked={versionOf(one) === version}
                  onChange={() => setChosen({ ...chosen, [one.path]: version })}
                  className="accent-primary mt-0.5 size-4"
                />
                <span className="text-12 text-ink-2">{t(`form.${version}`)}</span>
                <Value className="text-ink col-start-2" text={textOf(one.path, one[version])} />
              </label>
            ))}
          </div>
          {!isEmpty(one.former) && (
            <p id={`${id}-${nth}`} className="text-12 text-ink-3 mt-1.5 flex gap-1.5">
              <span className="flex-none">{t('form.former')}</span>
              <Value text={textOf(one.path, one.former)} />
            </p>
          )}
        </fieldset>
      ))}
      {known.length + otherTabs.length > 0 && (
        <div className="border-line mt-5 border-t pt-4">
          <h3 className="text-ink mb-2 font-medium">{t('form.alsoChanged')}</h3>
          <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
            {known.map(({ path, former, theirs }) => (
              <div key={path} className="contents">
                <dt className="text-ink-3 max-sm:text-12">{texts.get(path)?.label}</dt>
                <dd className="text-ink min-w-0 max-sm:-mt-2">
                  {!isEmpty(former) && <Value as="del" className="text-ink-3" text={textOf(path, former)} />}
                  <Value as="ins" className="no-underline" text={textOf(path, theirs)} />
                </dd>
              </div>
            ))}
          </dl>
          {otherTabs.map((tab) => (
            <p key={tab}>{tab}</p>
          ))}
        </div>
      )}
    </Dialog>
  );
};

/** Long texts scroll, so that both versions and the buttons stay in view. Arrow keys scroll only a focused element. */
const Value = ({
  as: Tag = 'span',
  className,
  text,
}: {
  as?: 'span' | 'ins' | 'del';
  className?: string;
  text: string;
}) => (
  <Tag
    tabIndex={text.length > longText || text.split('\n').length > longLines ? 0 : undefined}
    className={cx('quiet-scroll block max-h-40 min-w-0 overflow-auto wrap-anywhere whitespace-pre-line', className)}
  >
    {text}
  </Tag>
);
/** Longer values may not fit at 390 px. */
const longText = 200;
const longLines = 5;

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value whose field says nothing about its text. */
const useWritten = () => {
  const { t } = useTranslation();
  const write = (value: unknown): string => {
    if (isEmpty(value)) return t('form.emptyValue');
    if (typeof value === 'boolean') return t(value ? 'form.on' : 'form.off');
    if (typeof value === 'number') return count(value);
    if (Array.isArray(value)) return value.map(write).join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return write;
};
