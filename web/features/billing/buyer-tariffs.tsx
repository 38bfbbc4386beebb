import { Tariffs } from './tariffs.tsx';

/** The plans of customers. */
export default function BuyerTariffs() {
  return <Tariffs side="customer" />;
}
