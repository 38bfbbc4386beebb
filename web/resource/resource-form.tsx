import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, get, set, useForm, useFormState } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import type { FieldIssue } from '#shared/domain/problem.ts';
import { ApiProblem } from '../api/problem.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Body } from '../ui/page.tsx';
import { snack } from '../ui/snackbars.tsx';
import { Tabs, useTab } from '../ui/tabs.tsx';
import { messagesOf, useShowErrors } from './field-errors.ts';
import { LeaveGuard } from './leave-guard.tsx';

/**
 * A form over a contract's body. `schema` is the server's validation; server errors are shown at the same fields.
 * `values` is the record; the schema's fields are taken from it. `submit` receives the changed fields with the version
 * (all fields of a new record) and returns the saved record; when it throws an ApiProblem, the input stays. On 409
 * `changed`, `reload` loads the newer version. A form without changes takes a newer version of `values`. Children are the fields (resource/fields.tsx), or a function of the open
 * tab.
 */
export type FormTab = { id: string; label: string; fields: readonly string[] };

type Props<S extends z.ZodMiniObject> = {
  schema: S;
  values: object;
  /** The editable fields; others are read-only. All if undefined. */
  editable?: readonly string[];
  tabs?: readonly [FormTab, ...FormTab[]];
  tabsLabel?: string;
  creating?: boolean;
  submitLabel?: string;
  /** Text of the success snackbar; a general one if undefined. */
  savedText?: (saved: object) => string;
  submit: (body: z.input<S>) => Promise<object>;
  onSaved?: (saved: object) => void;
  reload?: () => Promise<object>;
  /** Called when the form takes a newer version of `values`. */
  onNewer?: () => void;
  children: ReactNode | ((tab: string) => ReactNode);
};

const Editable = createContext<readonly string[] | null>(null);
/** Whether the user may edit a field. */
export const useEditable = (name: string): boolean => {
  const editable = use(Editable);
  return editable === null || editable.includes(name.split('.')[0] ?? name);
};

export const ResourceForm = <S extends z.ZodMiniObject>(props: Props<S>) => {
  const { schema, values, editable, tabs, creating = false, submit, reload, onSaved, children } = props;
  const { t } = useTranslation(['common', 'fields']);
  const messageOf = (issue: FieldIssue) => t(`fields:${issue.key}` as 'fields:required', issue.params ?? {});
  const form = useForm<FieldValues>({
    defaultValues: pick(schema, values),
    mode: 'onTouched',
    resolver: resolverOf(schema, messageOf),
    // Focus is set by useShowErrors, because fields do not register in screen order.
    shouldFocusError: false,
  });
  const { isDirty, dirtyFields, isSubmitting, errors } = useFormState({ control: form.control });
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => setProblem((before) => (before && isOverWhenEdited(before) ? null : before)),
      }),
    [form],
  );
  const id = useId();
  const tab = useTab((tabs?.map((one) => one.id) ?? ['']) as [string, ...string[]]);
  const [saved, setSaved] = useState<object | null>(null);
  const afterSaving = useEffectEvent((thing: object) => onSaved?.(thing));
  useEffect(() => {
    if (saved && !isDirty) afterSaving(saved);
  }, [saved, isDirty]);

  const version = versionOf(pick(schema, values));
  const show = (record: object, options?: { keepDirtyValues: boolean; keepDirty: boolean }) =>
    form.reset(pick(schema, record), options);
  const showValues = useEffectEvent(() => {
    if (version <= versionOf(form.getValues())) return;
    show(values);
    props.onNewer?.();
  });
  useEffect(() => {
    if (!isDirty && !isSubmitting) showValues();
  }, [version, isDirty, isSubmitting]);

  const banner = useRef<HTMLDivElement>(null);
  const focusBanner = useFocusAfterSubmit(banner, isSubmitting);
  const element = useRef<HTMLFormElement>(null);
  const showErrors = useShowErrors({
    form: element,
    tabs,
    open: tab,
    isSettled: !isSubmitting,
    onUnseen: (errors) => {
      setProblem((before) => before ?? new ApiProblem(400, { message: Object.values(errors).join(' ') }));
      focusBanner();
    },
  });
  /** A new record is sent once: the form is locked until it is created or refused. */
  const locked = creating && (isSubmitting || (saved !== null && !isDirty));
  const send = form.handleSubmit(
    async () => {
      const sent = structuredClone(form.getValues());
      const all = Object.entries(sent);
      const body = Object.fromEntries(all.filter(([key]) => creating || key === 'version' || key in dirtyFields));
      try {
        const answer = await submit(body as z.input<S>);
        const typedMeanwhile = changedSince(sent, form.getValues());
        show(answer);
        for (const [name, value] of typedMeanwhile) form.setValue(name, value, { shouldDirty: true });
        snack({ tone: 'good', text: props.savedText?.(answer) ?? t('form.saved') });
        setSaved(answer);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        for (const [path, message] of Object.entries(error.fields)) form.setError(path, { message });
        setProblem(error);
        if (Object.keys(error.fields).length > 0) showErrors(error.fields);
        else focusBanner();
      }
    },
    (errors) => showErrors(messagesOf(errors)),
  );
  const save = async () => {
    if (locked || isSubmitting) return;
    setProblem(null);
    await send();
  };
  const [isReloading, setIsReloading] = useState(false);
  const takeNewer = async () => {
    if (!reload) return;
    setIsReloading(true);
    try {
      show(await reload(), { keepDirtyValues: true, keepDirty: true });
      setProblem(null);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setIsReloading(false);
    }
  };

  return (
    <FormProvider {...form}>
      <Editable value={editable ?? null}>
        {tabs && <FormTabs tabs={tabs} open={tab} label={props.tabsLabel ?? ''} />}
        <Body>
          <form
            id={id}
            ref={element}
            noValidate
            inert={locked}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
            className="px-gutter"
          >
            {problem && stands(problem, errors) && (
              <div ref={banner} tabIndex={-1} className="pt-5 outline-none">
                <Banner
                  tone={problem.code === 'changed' ? 'warning' : 'danger'}
                  title={t(problem.code === 'changed' ? 'form.changed' : 'form.notSaved')}
                  action={
                    problem.code === 'changed' &&
                    reload && (
                      <Button busy={isReloading} onClick={() => void takeNewer()}>
                        {t('form.reload')}
                      </Button>
                    )
                  }
                >
                  {problem.message}
                </Banner>
              </div>
            )}
            {typeof children === 'function' ? children(tab) : children}
          </form>
        </Body>
        {(isDirty || creating) && (
          <SaveBar
            form={id}
            creating={creating}
            label={props.submitLabel}
            changes={Object.keys(dirtyFields).length}
            busy={isSubmitting || locked}
            onDiscard={() => {
              form.reset();
              setProblem(null);
            }}
          />
        )}
        <LeaveGuard dirty={isDirty} />
      </Editable>
    </FormProvider>
  );
};

/**
 * The message of a refusal is at the top of the form, which may be scrolled out of view. A locked form cannot take the
 * focus before it is unlocked.
 */
const useFocusAfterSubmit = (element: React.RefObject<HTMLElement | null>, isSubmitting: boolean) => {
  const isWanted = useRef(false);
  const [, render] = useState(0);
  useEffect(() => {
    if (!isWanted.current || isSubmitting || !element.current) return;
    isWanted.current = false;
    element.current.focus();
  });
  return () => {
    isWanted.current = true;
    render((times) => times + 1);
  };
};

const versionOf = (values: object): number =>
  'version' in values && typeof values.version === 'number' ? values.version : 0;

/** A refusal that no field shows is about the values that were sent. A newer version still has to be loaded. */
const isOverWhenEdited = ({ code, fields, retryable }: ApiProblem): boolean =>
  !retryable && code !== 'changed' && Object.keys(fields).length === 0;

/** Removes the message of a refusal once none of its fields has an error. */
const stands = (problem: ApiProblem, errors: FieldErrors): boolean => {
  const paths = Object.keys(problem.fields);
  return paths.length === 0 || paths.some((path) => get(errors, path) !== undefined);
};

/** Changes made after submitting, by field of the schema. */
const changedSince = (sent: FieldValues, now: FieldValues): [string, unknown][] =>
  Object.entries(now).filter(([name, value]) => !Object.is(value, sent[name]) && !isAlike(value, sent[name]));
const isAlike = (one: unknown, other: unknown) =>
  typeof one === 'object' && one !== null && JSON.stringify(one) === JSON.stringify(other);

const pick = (schema: z.ZodMiniObject, thing: object): FieldValues =>
  Object.fromEntries(Object.entries(thing).filter(([key]) => key in schema.shape));

/** The contract's schema as a resolver, with the server's messages. */
const resolverOf =
  (schema: z.ZodMiniObject, messageOf: (issue: FieldIssue) => string): Resolver =>
  (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors = {};
    for (const [path, issue] of Object.entries(fieldIssues(parsed.error)))
      set(errors, path, { type: issue.key, message: messageOf(issue) });
    return { values: {}, errors };
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
  form,
  creating,
  label,
  changes,
  busy,
  onDiscard,
}: {
  form: string;
  creating: boolean;
  label: string | undefined;
  changes: number;
  busy: boolean;
  onDiscard: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <div
      data-save-bar
      className="border-line bg-surface px-gutter flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t py-2 max-md:sticky max-md:bottom-0 max-md:z-5"
    >
      {changes > 0 && !creating && (
        <p role="status" className="flex min-w-0 items-center gap-2">
          <span aria-hidden className="bg-warning-line size-1.75 flex-none rounded-full" />
          {t('form.changes', { count: changes })}
        </p>
      )}
      <div className="ml-auto flex gap-2">
        {changes > 0 && <Button onClick={onDiscard}>{t('form.discard')}</Button>}
        <Button type="submit" form={form} variant="primary" keys="Ctrl S" busy={busy}>
          {label ?? t(creating ? 'form.create' : 'form.save')}
        </Button>
      </div>
    </div>
  );
};
