import { Kind, kinds } from './kinds.ts';
import SpecialtyTree from './specialty-tree.tsx';

export default function ProductCategoryTree() {
  return (
    <Kind value={kinds.product}>
      <SpecialtyTree />
    </Kind>
  );
}
