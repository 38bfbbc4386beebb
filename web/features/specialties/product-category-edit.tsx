import { Kind, kinds } from './kinds.ts';
import SpecialtyEdit from './specialty-edit.tsx';

export default function ProductCategoryEdit() {
  return (
    <Kind value={kinds.product}>
      <SpecialtyEdit />
    </Kind>
  );
}
