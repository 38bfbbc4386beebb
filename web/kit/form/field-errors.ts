import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { focusInvalidControl } from '../../ui/invalid-control.ts';

/** Error messages by field path, including nested fields: `texts.cz`. */
type FieldErrors = Readonly<Record<string, string>>;

export const messagesOf = (errors: object, path = ''): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
      if (typeof error !== 'object' || error === null) return [];
      const own = path ? `${path}.${name}` : name;
      return 'message' in error && typeof error.message === 'string'
        ? [[own, error.message]]
        : Object.entries(messagesOf(error, own));
    }),
  );

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

type Options = {
  form: React.RefObject<HTMLFormElement | null>;
  tabs: readonly { id: string; fields: readonly string[] }[] | undefined;
  /** The open tab. */
  open: string;
  /** Until then the controls do not show their errors yet. */
  isSettled: boolean;
  /** Receives errors that no control shows. */
  onUnseen: (errors: FieldErrors) => void;
};

/**
 * Leads to the first error in screen order: opens its tab, unless the open tab has an error too, and focuses the first
 * invalid control.
 */
export const useShowErrors = ({ form, tabs = [], open, isSettled, onUnseen }: Options) => {
  const [, setSearch] = useSearchParams();
  const [, render] = useState(0);
  const focusRequest = useRef<{ tab: string; errors: FieldErrors }>(null);
  useEffect(() => {
    if (!focusRequest.current || !isSettled || focusRequest.current.tab !== open) return;
    const { errors } = focusRequest.current;
    focusRequest.current = null;
    if (!focusInvalidControl(form.current)) onUnseen(errors);
  });
  return (errors: FieldErrors): void => {
    const paths = Object.keys(errors);
    const hasError = ({ fields }: { fields: readonly string[] }) =>
      fields.some((field) => paths.some((path) => isWithin(path, field)));
    const wrongTabs = tabs.filter(hasError);
    const tab = wrongTabs.some(({ id }) => id === open) ? open : (wrongTabs[0]?.id ?? open);
    focusRequest.current = { tab, errors };
    if (tab !== open) setSearch({ tab }, { replace: true, preventScrollReset: true });
    render((times) => times + 1);
  };
};
