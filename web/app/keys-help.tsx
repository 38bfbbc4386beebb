import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd } from '../ui/kbd.tsx';

/** `?` lists the keys that work everywhere. */
const keys = [
  ['palette', ['Ctrl', 'K']],
  ['create', ['C']],
  ['find', ['/']],
  ['move', ['J', 'K']],
  ['open', ['↵']],
  ['choose', ['␣']],
  ['save', ['Ctrl', 'S']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const;

export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('keys.title')}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <dl className="text-13 mt-3 flex flex-col gap-2">
        {keys.map(([word, pressed]) => (
          <div key={word} className="flex items-center gap-1">
            <dt className="flex-1">{t(`keys.${word}`)}</dt>
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
