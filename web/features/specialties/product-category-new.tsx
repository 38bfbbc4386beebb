import { Kind, kinds } from './kinds.ts';
import SpecialtyNew from './specialty-new.tsx';

export default function ProductCategoryNew() {
  return (
    <Kind value={kinds.product}>
      <SpecialtyNew />
    </Kind>
  );
}
