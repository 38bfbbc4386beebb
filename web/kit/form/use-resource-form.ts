import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, get, type Resolver, set, useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import type { FieldIssue } from '#shared/domain/problem.ts';
import { ApiProblem } from '../../api/problem.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useTab } from '../../ui/tabs.tsx';
import { messagesOf, useShowErrors } from './field-errors.ts';
import type { FieldText } from './form-context.ts';
import { useLeaveGuard } from './leave-guard.tsx';
import { changedFields, compareVersions, type Comparison, type Difference } from './merge-versions.ts';

export type FormTab = { id: string; label: string; fields: readonly string[] };

export type FormOptions<S extends z.ZodMiniObject, R extends object> = {
  /** The server's validation. The schema's fields are taken from `values`. */
  schema: S;
  /** The record. A form without changes takes a newer version of it. */
  values: object;
  /**
   * `edit` sends the changed fields with the version, `create` and `dialog` send all fields once. A dialog shows errors
   * only after it was submitted, so that no error moves its buttons while they are pressed.
   */
  kind?: 'edit' | 'create' | 'dialog';
  /** The editable fields; others are read-only. All if undefined. */
  editable?: readonly string[];
  tabs?: readonly [FormTab, ...FormTab[]];
  /**
   * Sends the body and returns the saved record. It throws an ApiProblem, which the form shows while the input stays.
   * It returns null after a refusal that it has handled itself.
   */
  submit: (body: z.input<S>) => Promise<R | null>;
  /** Called after saving; not in an edit form in which the user has typed more meanwhile. */
  onSaved?: (saved: R) => void;
  /** The text of the success message. None if undefined. */
  savedText?: (saved: R) => string;
  /** Errors that the schema does not know, as messages by field path. */
  check?: (values: z.input<S>) => Readonly<Record<string, string | undefined>>;
  /** The form's fields by the server's paths, where they differ. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Loads the newer version after a version conflict. */
  reload?: () => Promise<object>;
  /** The search parameters, with spaces between them, that decide which record the form shows: a change leaves it. */
  param?: string;
  /** Called when the form takes a newer version of `values`. */
  onNewer?: () => void;
};

/** The comparison with a version that others saved, until the user has chosen between the values. */
export type Conflict = Comparison & { theirs: FieldValues };

/**
 * The state of a form: validation by the contract's schema, the server's refusals at their fields, focus on the first
 * error, version conflicts, and the guard of unsaved input. ResourceForm, FormDialog and FormDrawer show it.
 */
export const useResourceForm = <S extends z.ZodMiniObject, R extends object>(options: FormOptions<S, R>) => {
  const { schema, values, kind = 'edit', tabs, reload } = options;
  const { t } = useTranslation(['common', 'fields']);
  const messageOf = (issue: FieldIssue) => t(`fields:${issue.key}` as 'fields:required', issue.params ?? {});
  const form = useForm<FieldValues>({
    defaultValues: pick(schema, values),
    mode: kind === 'dialog' ? 'onSubmit' : 'onTouched',
    resolver: resolverOf(schema, messageOf, options.check),
    // Focus is set by useShowErrors, because fields do not register in screen order.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [texts] = useState(() => new Map<string, FieldText>());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => setProblem((before) => (before && isOverWhenEdited(before) ? null : before)),
      }),
    [form],
  );
  /** The options of the last render: a saved or reloaded record may change what the next request sends. */
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const id = useId();
  const { release } = useLeaveGuard(isDirty ? 'input' : null, options.param);

  /** The record that the typed changes are based on. */
  const base = useRef(pick(schema, values));
  const show = (record: object) => {
    base.current = pick(schema, record);
    form.reset(structuredClone(base.current));
  };
  const version = versionOf(pick(schema, values));
  const showValues = useEffectEvent(() => {
    if (version <= versionOf(form.getValues())) return;
    show(values);
    options.onNewer?.();
  });
  useEffect(() => {
    if (!isDirty && !isSubmitting) showValues();
  }, [version, isDirty, isSubmitting]);

  const tab = useTab((tabs?.map((one) => one.id) ?? ['']) as [string, ...string[]]);
  const banner = useRef<HTMLDivElement>(null);
  const focusBanner = useFocusAfterSubmit(banner, isSubmitting);
  const element = useRef<HTMLFormElement>(null);
  const showErrors = useShowErrors({
    form: element,
    tabs,
    open: tab,
    isSettled: !isSubmitting,
    onUnseen: (errors) => {
      setProblem(
        (before) => before ?? new ApiProblem(400, { code: 'invalid-input', message: Object.values(errors).join(' ') }),
      );
      focusBanner();
    },
  });

  /** Loads the newer version and compares it. What only others changed is taken when the user has chosen. */
  const compare = async (): Promise<void> => {
    if (!reload) return;
    try {
      // What only this form asks for, such as a reason, is not in the record.
      const theirs = { ...base.current, ...pick(schema, await reload()) };
      const comparison = compareVersions(
        { former: base.current, mine: form.getValues(), theirs },
        new Set(texts.keys()),
      );
      if (comparison.conflicts.length > 0 || comparison.own.length > 0) return setConflict({ ...comparison, theirs });
      show(theirs);
      setProblem(null);
      snack({ tone: 'info', text: t('form.sameChange') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };

  const sendValid = async () => {
    const { current } = latest;
    const sent = structuredClone(form.getValues());
    const changed = changedFields(base.current, sent);
    const fields = Object.entries(sent).filter(([name]) => {
      return kind !== 'edit' || name === 'version' || changed.includes(name);
    });
    try {
      const saved = await current.submit(Object.fromEntries(fields) as z.input<S>);
      if (saved === null) return;
      const typedMeanwhile = changedFields(sent, form.getValues()).map((name) => [name, form.getValues(name)] as const);
      show(kind === 'edit' ? saved : sent);
      for (const [name, value] of typedMeanwhile) form.setValue(name, value, { shouldDirty: true });
      if (current.savedText) snack({ tone: 'good', text: current.savedText(saved) });
      // A new record or an action is done, whatever was typed meanwhile: sent again, it would happen twice.
      if (kind === 'edit' && typedMeanwhile.length > 0) return;
      // Before the next render, because the screen may open another one.
      release();
      setIsSaved(true);
      current.onSaved?.(saved);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const refused = placed(error, current.fieldOf);
      for (const [path, message] of Object.entries(refused.fields)) form.setError(path, { message });
      setProblem(refused);
      if (Object.keys(refused.fields).length > 0) return showErrors(refused.fields);
      if (error.code === 'changed' && reload) await compare();
      else focusBanner();
    }
  };
  const send = () => form.handleSubmit(sendValid, (errors) => showErrors(messagesOf(errors)))();
  /** A new record is sent once: the form is locked until it is created or refused. */
  const locked = kind !== 'edit' && (isSubmitting || (isSaved && !isDirty));
  const save = async () => {
    if (locked || isSubmitting) return;
    setProblem(null);
    await send();
  };

  const [resolved, setResolved] = useState(0);
  const saveResolved = useEffectEvent(() => void send());
  // After the render in which the screen has the newer version.
  useEffect(() => {
    if (resolved > 0) saveResolved();
  }, [resolved]);
  /** Takes the newer version with the own values of `kept`, and saves if a value differs from it. */
  const resolve = (kept: readonly Difference[]) => {
    if (!conflict) return;
    show(conflict.theirs);
    for (const { path, mine } of kept) form.setValue(path, structuredClone(mine), { shouldDirty: true });
    setConflict(null);
    setProblem(null);
    if (kept.length > 0) setResolved(resolved + 1);
  };

  return {
    form,
    id,
    kind,
    element,
    banner,
    texts,
    tabs,
    tab,
    editable: options.editable ?? null,
    isDirty,
    busy: isSubmitting || locked,
    locked,
    problem,
    conflict,
    save,
    compare: reload && compare,
    resolve,
    keepEditing: () => {
      setConflict(null);
      focusBanner();
    },
    discard: () => {
      form.reset(structuredClone(base.current));
      setProblem(null);
    },
  };
};
export type ResourceFormState = ReturnType<typeof useResourceForm>;

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

/** Whether the message of a refusal is still true: until none of its fields has an error. */
export const stands = (problem: ApiProblem, errors: FieldErrors): boolean => {
  const paths = Object.keys(problem.fields);
  return paths.length === 0 || paths.some((path) => get(errors, path) !== undefined);
};

/** The problem with its fields at the form's paths. */
const placed = (problem: ApiProblem, fieldOf: Readonly<Record<string, string>> = {}): ApiProblem => {
  const fields = Object.entries(problem.fields).map(([path, message]) => [fieldOf[path] ?? path, message]);
  return problem.withFields(Object.fromEntries(fields) as Record<string, string>);
};

const pick = (schema: z.ZodMiniObject, thing: object): FieldValues =>
  Object.fromEntries(Object.entries(thing).filter(([key]) => key in schema.shape));

/** The contract's schema as a resolver, with the server's messages. The errors of `check` say more. */
const resolverOf =
  <S extends z.ZodMiniObject>(
    schema: S,
    messageOf: (issue: FieldIssue) => string,
    check: FormOptions<S, object>['check'] = () => ({}),
  ): Resolver =>
  (values) => {
    const parsed = schema.safeParse(values);
    const errors: FieldErrors = {};
    for (const [path, issue] of Object.entries(parsed.error ? fieldIssues(parsed.error) : {}))
      set(errors, path, { type: issue.key, message: messageOf(issue) });
    for (const [path, message] of Object.entries(check(values as z.input<S>)))
      if (message !== undefined) set(errors, path, { type: 'check', message });
    return parsed.data && Object.keys(errors).length === 0
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors };
  };
