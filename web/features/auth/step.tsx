import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { enterAgain } from '../../ui/entered.ts';
import { controlClass } from '../../ui/field.tsx';
import { useSetTitle } from '../../ui/title.ts';
import type { RefusalText } from './refusal.ts';
import { useSteps } from './steps.ts';

/**
 * One step of the wizard. Its title takes the focus unless a field does, an error is shown above the fields, there is
 * one primary button, and always a way back.
 */
export const Step = ({
  title,
  reason,
  refused,
  children,
  submit,
  busy = false,
  disabled = false,
  back,
  onSubmit,
}: {
  title: string;
  reason?: ReactNode;
  refused?: RefusalText | null;
  children?: ReactNode;
  submit?: string;
  busy?: boolean;
  disabled?: boolean;
  /** Where Back leads: the first step by default, nowhere when `null`. */
  back?: ReactNode;
  onSubmit?: () => void;
}) => {
  const { addressOf } = useSteps();
  const { t } = useTranslation('auth');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useSetTitle(title);
  useEffect(() => enterAgain(form.current!), []);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <form
      ref={form}
      noValidate
      // Until the app has started, the browser would send the fields in the address.
      method="dialog"
      aria-labelledby={id}
      className="ease-arrive flex flex-col gap-5 transition duration-(--t-enter) starting:translate-y-1.5 starting:opacity-0 [[data-page]_&]:transition-none"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <header>
        <h1
          ref={heading}
          id={id}
          tabIndex={-1}
          className="text-24 tracking-figure font-semibold text-balance outline-none"
        >
          {title}
        </h1>
        {reason && <p className="text-14 text-ink-2 mt-1 text-pretty">{reason}</p>}
      </header>
      {refused && (
        <Banner tone="danger" title={refused.title}>
          {refused.text}
        </Banner>
      )}
      {children}
      {submit && (
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={disabled} className="w-full">
          {submit}
        </Button>
      )}
      {back === undefined ? (
        <ButtonLink to={addressOf('check-in')} variant="ghost" icon={ChevronLeft} className="self-center">
          {t('back')}
        </ButtonLink>
      ) : (
        back
      )}
    </form>
  );
};

/** Taller than the fields of a form. */
export const tallness = 'h-10! max-md:h-12!';
export const tall = cx(controlClass, tallness);

/** Focuses the first invalid field, whose error message is then announced. */
export const focusError = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid]')?.focus());
};

export const quietLink = 'rounded-1 font-medium text-primary-text hover:underline';
