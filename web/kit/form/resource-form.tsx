import { type ReactNode, useEffect } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { Body } from '../../ui/page.tsx';
import { cameByShortcut } from '../../ui/shortcuts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { FormFrame, FormScope } from './form-frame.tsx';
import { type FormOptions, type FormTab, type ResourceFormState, useResourceForm } from './use-resource-form.ts';

type Props<S extends z.ZodMiniObject, R extends object> = Omit<FormOptions<S, R>, 'kind'> & {
  creating?: boolean;
  tabsLabel?: string;
  submitLabel?: string;
  /** The title of the message after a refusal; a general one if undefined. */
  refusedTitle?: string;
  /** Said after a version conflict, beside the fields that others changed. */
  conflictNote?: string | undefined;
  /** In the bar, beside its buttons. */
  summary?: ReactNode;
  children: ReactNode | ((tab: string) => ReactNode);
};

/**
 * The form of a page, over a contract's body: tabs, fields, and a bar to save or discard. Children are the fields
 * (fields.tsx), or a function of the open tab.
 */
export const ResourceForm = <S extends z.ZodMiniObject, R extends object>({
  creating = false,
  tabsLabel = '',
  submitLabel,
  refusedTitle,
  conflictNote,
  summary,
  children,
  ...options
}: Props<S, R>) => {
  const { t } = useTranslation();
  const state = useResourceForm({ savedText: () => t('form.saved'), ...options, kind: creating ? 'create' : 'edit' });
  const { tabs, tab, element } = state;
  useEffect(() => {
    if (creating && cameByShortcut())
      element.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  }, [creating, element]);
  return (
    <FormScope state={state}>
      {tabs && <FormTabs tabs={tabs} open={tab} label={tabsLabel} />}
      <Body>
        <FormFrame
          state={state}
          refusedTitle={refusedTitle}
          conflictNote={conflictNote}
          className="px-gutter"
          bannerClass="scroll-mt-5 pt-5 outline-none"
        >
          {typeof children === 'function' ? children(tab) : children}
        </FormFrame>
      </Body>
      {(state.isDirty || creating) && <SaveBar state={state} label={submitLabel} summary={summary} />}
    </FormScope>
  );
};

const FormTabs = ({ tabs, open, label }: { tabs: readonly FormTab[]; open: string; label: string }) => {
  const { t } = useTranslation();
  const { errors } = useFormState();
  return (
    <Tabs
      label={label}
      items={tabs.map((tab) => {
        const count = tab.fields.filter((field) => get(errors, field) !== undefined).length;
        return { ...tab, current: tab.id === open, errors: count, errorsLabel: t('form.errors', { count }) };
      })}
    />
  );
};

const SaveBar = ({
  state: { id, kind, busy, discard },
  label,
  summary,
}: {
  state: ResourceFormState;
  label: string | undefined;
  summary: ReactNode;
}) => {
  const { t } = useTranslation();
  const changes = Object.keys(useFormState().dirtyFields).length;
  const creating = kind === 'create';
  return (
    <div
      data-bar="save"
      className="border-line bg-surface px-gutter flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t py-2 max-md:sticky max-md:bottom-0 max-md:z-5"
    >
      {changes > 0 && !creating && (
        <p role="status" className="flex min-w-0 items-center gap-2">
          <span aria-hidden className="bg-warning-line size-1.75 flex-none rounded-full" />
          {t('form.changes', { count: changes })}
        </p>
      )}
      {summary}
      <div className="ml-auto flex gap-2">
        {changes > 0 && <Button onClick={discard}>{t('form.discard')}</Button>}
        <Button type="submit" form={id} variant="primary" keys="Ctrl S" busy={busy}>
          {label ?? t(creating ? 'form.create' : 'form.save')}
        </Button>
      </div>
    </div>
  );
};
