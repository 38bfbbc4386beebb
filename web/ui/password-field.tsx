import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { controlClass, Field } from './field.tsx';

/** A password input with a "show" button and a Caps Lock warning. */
export const PasswordField = ({
  label,
  hint,
  error,
  className,
  ...input
}: { label: string; hint?: ReactNode; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) => {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field label={label} hint={capsLock ? t('password.capsLock') : hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            {...input}
            type={isVisible ? 'text' : 'password'}
            onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
            className={cx(controlClass, 'pr-11', className)}
          />
          <button
            type="button"
            aria-label={t(isVisible ? 'password.hide' : 'password.show')}
            aria-pressed={isVisible}
            onClick={() => setIsVisible(!isVisible)}
            className="rounded-2 text-ink-3 hover:text-ink absolute inset-y-0.5 right-0.5 grid w-10 place-items-center"
          >
            <Icon />
          </button>
        </div>
      )}
    </Field>
  );
};
