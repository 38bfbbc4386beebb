import { Kind, kinds } from './kinds.ts';
import SpecialtyList from './specialty-list.tsx';

export default function ProductCategoryList() {
  return (
    <Kind value={kinds.product}>
      <SpecialtyList />
    </Kind>
  );
}
