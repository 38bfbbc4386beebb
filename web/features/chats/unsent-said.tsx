import { useTranslation } from 'react-i18next';
import type { Entry } from '../../api/unsent/entry.ts';
import type { Unsent } from '../../domain/chats/post-box.ts';
import { UnsentNote } from '../../kit/parts/unsent-note.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Bubble } from './bubble.tsx';

type Props = { entry: Entry<Unsent>; onRetry: () => void; onDrop: () => void };

/** A post that is not sent yet. */
export const UnsentSaid = ({ entry, onRetry, onDrop }: Props) => {
  const { t } = useTranslation('chats');
  const { message, files } = entry.content;
  return (
    <Bubble isOwnSide name={t('you')} note={<UnsentNote entry={entry} onRetry={onRetry} onDrop={onDrop} />}>
      {message !== '' && (
        <p className="text-pretty wrap-anywhere whitespace-pre-line">
          <MarkedText text={message} />
        </p>
      )}
      {files.map(({ id, name }) => (
        <p key={id} className="truncate">
          {name}
        </p>
      ))}
    </Bubble>
  );
};
