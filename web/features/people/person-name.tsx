import { Cut } from '../../kit/list/cut.tsx';
import { Avatar } from '../../ui/avatar.tsx';

/** The first cell of a row. A narrow table leaves out the picture. */
export const PersonName = ({ fio, photo = null }: { fio: string; photo?: string | null }) => (
  <span className="inline-flex items-center gap-2 align-middle font-medium">
    <span className="flex md:@max-[1100px]:hidden">
      <Avatar name={fio} photo={photo} />
    </span>
    <Cut>{fio}</Cut>
  </span>
);
