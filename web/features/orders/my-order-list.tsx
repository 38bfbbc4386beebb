import { Navigate } from 'react-router';
import { useMay } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Orders } from './orders.tsx';

/** The orders of those who buy. */
export default function MyOrderList() {
  return useMay('cart.write') ? <Orders isOwn /> : <Navigate to={paths.orders.list} replace />;
}
