import { Tariffs } from './tariffs.tsx';

/** The plans of performers. */
export default function VendorTariffs() {
  return <Tariffs side="vendor" />;
}
