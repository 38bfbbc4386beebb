import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PostFile } from '#shared/contracts/chats.ts';
import { documentPath, squarePath } from '#shared/domain/files/purposes.ts';
import { fileSize } from '../../ui/format.ts';
import { chatPurpose } from './use-attachments.ts';

/** The files of a post: pictures, which open in full size, and documents, which are saved. */
export const Files = ({ files }: { files: readonly PostFile[] }) => {
  const { t } = useTranslation('chats');
  return files.map(({ id, name, size, mime_type }) =>
    mime_type.startsWith('image/') ? (
      <a
        key={id}
        href={squarePath(chatPurpose, id, 'large')}
        target="_blank"
        rel="noreferrer"
        aria-label={t('files.open', { name })}
        className="min-h-16 max-w-full min-w-16 self-start"
      >
        <img
          src={squarePath(chatPurpose, id, 'small')}
          alt={name}
          loading="lazy"
          className="rounded-2 max-h-100 max-w-full object-contain"
        />
      </a>
    ) : (
      <a
        key={id}
        href={documentPath(chatPurpose, id)}
        download={name}
        className="rounded-2 border-line bg-surface text-ink flex max-w-100 min-w-0 items-center gap-2 border px-2.5 py-1.5 hover:underline"
      >
        <FileText aria-hidden className="text-ink-3 flex-none" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="figures text-12 text-ink-3 flex-none">{fileSize(size)}</span>
        <Download aria-hidden className="text-ink-3 size-3.5 flex-none" />
      </a>
    ),
  );
};
