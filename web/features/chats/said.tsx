import { Check, CheckCheck, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editPost, type Post } from '#shared/contracts/chats.ts';
import { chatLimits, minutesToEdit } from '#shared/domain/chats/limits.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { putPost } from '../../domain/chats/posts-cache.ts';
import { Composer } from '../../kit/parts/composer.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { deviceClock, deviceExactMoment } from '../../ui/device-time.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { Bubble } from './bubble.tsx';
import { Files } from './files.tsx';

type Props = {
  post: Post;
  isOwnSide: boolean;
  /** Whether the reader wrote it. */
  isOwn: boolean;
  /** Whether the other side has read it; null where this is not shown. */
  seen: boolean | null;
  now: string;
  onDelete: () => void;
};

export const Said = ({ post, isOwnSide, isOwn, seen, now, onDelete }: Props) => {
  const { t } = useTranslation('chats');
  const [isEdited, setEdited] = useState(false);
  const { message, create_at, edit_at, props, metadata } = post;
  const at = new Date(create_at).toISOString();
  const mayEdit = isOwn && message !== '' && Date.parse(now) - create_at < minutesToEdit * 60_000;
  if (isEdited) return <Editor post={post} onClose={() => setEdited(false)} />;
  return (
    <Bubble
      name={props.fio}
      isOwnSide={isOwnSide}
      note={
        <>
          <time dateTime={at} title={deviceExactMoment(at)}>
            {deviceClock(at)}
          </time>
          {!isOwn && <span>· {props.fio}</span>}
          {edit_at > 0 && <span>· {t('edited')}</span>}
          {seen !== null && <Seen seen={seen} />}
          {isOwn && (
            <Menu
              label={t('actions')}
              button={<IconButton icon={Ellipsis} size="sm" label={t('actions')} className="-my-1.5" />}
            >
              {mayEdit && (
                <MenuAction icon={Pencil} onClick={() => setEdited(true)}>
                  {t('edit.open')}
                </MenuAction>
              )}
              <MenuAction danger icon={Trash2} onClick={onDelete}>
                {t('delete.open')}
              </MenuAction>
            </Menu>
          )}
        </>
      }
    >
      {message !== '' && (
        <p className="text-pretty wrap-anywhere whitespace-pre-line">
          <MarkedText text={message} />
        </p>
      )}
      <Files files={metadata.files} />
    </Bubble>
  );
};

const Seen = ({ seen }: { seen: boolean }) => {
  const { t } = useTranslation('chats');
  const Icon = seen ? CheckCheck : Check;
  const text = t(seen ? 'seen' : 'delivered');
  return (
    <span title={text} className="inline-flex">
      <Icon aria-hidden className="size-3" />
      <span className="sr-only">{text}</span>
    </span>
  );
};

const Editor = ({ post, onClose }: { post: Post; onClose: () => void }) => {
  const { t } = useTranslation('chats');
  const [text, setText] = useState(post.message);
  const { mutateAsync, isPending } = useSend(editPost, { refetches: false });
  const save = async () => {
    try {
      putPost(await mutateAsync({ params: { id: post.id }, body: { message: text.trim() } }));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  return (
    <div className="flex w-[min(600px,94%)] flex-col gap-1.5 self-end">
      <Composer
        input={focusAtEnd}
        label={t('edit.label')}
        placeholder=""
        send={t('edit.save')}
        text={text}
        maxLength={chatLimits.text}
        disabled={isPending}
        tools={
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        }
        onText={setText}
        onSend={() => void save()}
      />
    </div>
  );
};

/** The menu returns the focus to its button in the frame after a press. */
const focusAtEnd = (input: HTMLTextAreaElement | null): void => {
  if (input) requestAnimationFrame(() => input.focus());
};
