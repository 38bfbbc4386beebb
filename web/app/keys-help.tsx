import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { usePreference } from '../ui/preferences.ts';
import type { menuOf } from './menu-pages.ts';

/**
 * The list of global keyboard shortcuts that are on, opened with `?`, and the choice to turn those without Ctrl off.
 */
const keys = [
  ['palette', ['Ctrl', 'K']],
  ['create', ['C']],
  ['find', ['/']],
  ['move', ['J', 'K']],
  ['open', ['Enter']],
  ['choose', ['Space']],
  ['save', ['Ctrl', 'S']],
  ['undo', ['Ctrl', 'Z']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const;

type Props = {
  groups: ReturnType<typeof menuOf>;
  /** Whether shortcuts without Ctrl are on. */
  choice: ReactNode;
  onClose: () => void;
};

export default function KeysHelp({ groups, choice, onClose }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const [shortcuts] = usePreference('shortcuts');
  const rows = [
    ...keys.map(([word, pressed]) => ({ description: t(`keys.${word}`), pressed })),
    ...groups.flatMap(({ pages }) =>
      pages.flatMap(({ label, shortcut }) =>
        shortcut === undefined
          ? []
          : [{ description: t('keys.go', { page: t(`menu.${label}`) }), pressed: ['G', shortcut] }],
      ),
    ),
  ].filter(({ pressed }) => shortcuts !== 'off' || pressed.some((key) => key.length > 1));
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} back={t('common:close')}>
      <div className="text-ink mt-3">{choice}</div>
      <dl className="text-13 mt-3 flex flex-col gap-2">
        {rows.map(({ description, pressed }) => (
          <div key={description} className="flex items-center gap-1">
            <dt className="flex-1">{description}</dt>
            {pressed.map((one) => (
              <dd key={one}>
                <Kbd>{one}</Kbd>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
