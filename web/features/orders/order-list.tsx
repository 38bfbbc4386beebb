import { Orders } from './orders.tsx';

/** The orders of the platform, or of a seller. */
export default function OrderList() {
  return <Orders />;
}
