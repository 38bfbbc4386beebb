import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { loadMessages, translate } from './i18n.ts';
import { importOften } from './import-again.ts';
import { snack } from './snackbars.tsx';

type Module<P> = { default: ComponentType<P> };
type Options<P> = {
  /** Areas of messages that the part needs besides those of its screen. */
  areas?: readonly string[];
  /** Reserves the space while the part loads. */
  fallback?: ReactNode | ((props: P) => ReactNode);
  /** `close`: the part is a dialog, which is closed with a message. `hide`: nothing is shown. */
  failed?: 'retry' | 'close' | 'hide';
};

/**
 * A part of a screen whose code is loaded on demand. If it fails, the rest of the screen stays, with a button to retry
 * or with a message, and the next opening loads the code again. React.lazy alone would keep the failure. Chrome keeps
 * the failure of a shared chunk until the page is reloaded.
 */
export const optional = <P extends object>(
  load: () => Promise<Module<P>>,
  { areas = [], fallback, failed = 'retry' }: Options<P> = {},
): ComponentType<P> => {
  const loadAll = async (): Promise<Module<P>> => {
    const [module] = await Promise.all([importOften(load), areas.length > 0 && loadMessages(areas)]);
    return module;
  };
  const create = (): ComponentType<P> => lazy(loadAll) as unknown as ComponentType<P>;
  let current = create();

  return function Optional(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>(() => current);
    const forget = () => {
      if (current === Part) current = create();
      if (failed === 'close') {
        snack({ tone: 'bad', text: translate('broken.part') });
        (props as { onClose?: () => void }).onClose?.();
      }
    };
    const retry = () => setPart(() => current);
    return (
      <Boundary key={keyOf(Part)} onError={forget} failed={failed === 'retry' && <Retry onRetry={retry} />}>
        <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
};

/** A retry needs a boundary without the error. */
const keys = new WeakMap<object, number>();
let lastKey = 0;
const keyOf = (part: object): number => {
  const key = keys.get(part) ?? ++lastKey;
  keys.set(part, key);
  return key;
};

type BoundaryProps = { onError: () => void; failed: ReactNode; children: ReactNode };
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch() {
    this.props.onError();
  }
  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}

const Retry = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2">
      <span className="max-md:sr-only">{t('broken.title')}</span>
      <Button size="sm" onClick={onRetry}>
        {t('broken.retry')}
      </Button>
    </p>
  );
};
