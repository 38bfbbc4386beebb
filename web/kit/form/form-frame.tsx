import { type ReactNode, type RefObject, useEffect } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { Editable, FieldTexts } from './form-context.ts';
import { type ResourceFormState, stands } from './use-resource-form.ts';

/** Connects the fields of fields.tsx inside of it to the form. */
export const FormScope = ({ state, children }: { state: ResourceFormState; children: ReactNode }) => (
  <FormProvider {...state.form}>
    <Editable value={state.editable}>
      <FieldTexts value={state.texts}>{children}</FieldTexts>
    </Editable>
  </FormProvider>
);

/** The form element: the last refusal, the fields, and the comparison after a version conflict. */
export const FormFrame = ({
  state,
  refusedTitle,
  conflictNote,
  className,
  bannerClass,
  children,
}: {
  state: ResourceFormState;
  refusedTitle?: string;
  conflictNote?: string | undefined;
  className?: string;
  bannerClass?: string;
  children: ReactNode;
}) => {
  const { id, kind, element, locked, save, conflict, texts, tabs, resolve, keepEditing } = state;
  useReadOnly(element, locked && kind === 'dialog');
  return (
    <>
      <form
        id={id}
        ref={element}
        noValidate
        inert={locked && kind === 'create'}
        aria-busy={locked}
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog's form is inside the page's form in React, although not in the document.
          event.stopPropagation();
          void save();
        }}
        className={className}
      >
        <Refusal state={state} title={refusedTitle} className={bannerClass} />
        {children}
      </form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          texts={texts}
          tabs={tabs}
          note={conflictNote}
          onResolve={resolve}
          onClose={keepEditing}
        />
      )}
    </>
  );
};

/**
 * A dialog that is being sent cannot be edited, because it closes with its result. Its fields keep the focus, which
 * `inert` and `disabled` would take from them.
 */
const useReadOnly = (element: RefObject<HTMLFormElement | null>, isReadOnly: boolean): void => {
  useEffect(() => {
    const form = element.current;
    if (!form || !isReadOnly) return;
    const refuse = (event: Event) => {
      if (event instanceof KeyboardEvent && ['Tab', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const edits = ['beforeinput', 'keydown', 'mousedown', 'click', 'drop'];
    for (const type of edits) form.addEventListener(type, refuse, { capture: true });
    return () => {
      for (const type of edits) form.removeEventListener(type, refuse, { capture: true });
    };
  }, [element, isReadOnly]);
};

const Refusal = ({
  state: { problem, compare, banner, busy },
  title,
  className,
}: {
  state: ResourceFormState;
  title?: string | undefined;
  className?: string | undefined;
}) => {
  const { t } = useTranslation();
  const { errors } = useFormState();
  if (!problem || !stands(problem, errors)) return null;
  const isChanged = problem.code === 'changed';
  return (
    <div ref={banner} tabIndex={-1} className={className}>
      <Banner
        tone={isChanged ? 'warning' : 'danger'}
        title={isChanged ? t('form.changed') : (title ?? t('form.notSaved'))}
        action={
          isChanged &&
          compare && (
            <Button busy={busy} onClick={() => void compare()}>
              {t('form.compare')}
            </Button>
          )
        }
      >
        {problem.message}
      </Banner>
    </div>
  );
};
