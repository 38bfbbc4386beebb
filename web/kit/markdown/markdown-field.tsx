import { type ReactNode, useDeferredValue } from 'react';
import { cx } from '../../ui/cx.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { useField } from '../form/fields.tsx';

type Props = {
  name: string;
  label: string;
  /** The field in a comparison of two versions, which shows the texts of all languages. */
  comparedAs: string;
  hint: string;
  lang: string;
  preview: string;
  nothing: string;
  /** Below the text. */
  note?: ReactNode;
  /** What the preview shows of the text. */
  children: (written: string) => ReactNode;
};

/** A Markdown text with a preview beside it. */
export const MarkdownField = ({ name, label, comparedAs, hint, lang, preview, nothing, note, children }: Props) => {
  const { field, error } = useField(name, { label: comparedAs });
  const written = useDeferredValue(String(field.value ?? ''));
  return (
    <div className="grid gap-x-8 gap-y-5 py-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2">
        <Field label={label} hint={hint} error={error}>
          {(ids) => (
            <textarea
              {...ids}
              {...field}
              lang={lang}
              spellCheck
              className={cx(controlClass, 'min-h-[max(320px,calc(100dvh-420px))] resize-y py-2 leading-6')}
            />
          )}
        </Field>
        {note && <p className="text-12 text-ink-3">{note}</p>}
      </div>
      <section aria-label={preview} className="flex min-w-0 flex-col gap-1.5">
        <p aria-hidden className="font-medium">
          {preview}
        </p>
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows scroll what has the focus
          tabIndex={0}
          className="quiet-scroll rounded-2 border-line h-[max(320px,calc(100dvh-420px))] overflow-auto border px-5 py-4"
        >
          {written.trim() ? children(written) : <p className="text-ink-3">{nothing}</p>}
        </div>
      </section>
    </div>
  );
};
