import { useNavigate } from 'react-router';
import { openChannel } from '#shared/contracts/chats.ts';
import type { Request } from '#shared/contracts/endpoint.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Opens the conversation about an order, a shift, or anything, and leads to it. */
export const useOpenChannel = () => {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useSend(openChannel);
  const open = async (about: Request<typeof openChannel>['body']) => {
    try {
      const { data } = await mutateAsync({ body: about });
      await navigate(paths.chats.view(data.id));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  return { open: (about: Request<typeof openChannel>['body'] = {}) => void open(about), isPending };
};
