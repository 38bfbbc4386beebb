import { useRef } from 'react';
import { listComments } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import { useHistory } from '../../api/pages.ts';
import { useUnsent } from '../../api/unsent/use-unsent.ts';
import { useDraft } from '../../kit/form/drafts.ts';
import comments from './comment-box.ts';

/**
 * The comments of a shift and the one that is being written. `list` is the element that shows them. `send` sends the
 * text, if there is any; until it has arrived it is in `unsent`.
 */
export const useComments = (shiftId: string) => {
  const params = { id: shiftId };
  const list = useRef<HTMLOListElement>(null);
  const history = useHistory(listComments, shiftId, (page, signal) =>
    api(listComments, { params, query: { page } }, { signal }),
  );
  const unsent = useUnsent(comments, shiftId);
  const [text, setText] = useDraft<string>(`comment of ${shiftId}`, '');
  const send = (more: { instruction?: boolean } = {}) => {
    const written = text.trim();
    if (written === '' || !unsent.add({ shift_id: shiftId, text: written, ...more })) return false;
    setText('');
    return true;
  };
  return { list, history, unsent, text, setText, send };
};
