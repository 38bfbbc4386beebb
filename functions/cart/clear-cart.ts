import { clearCart } from '#shared/contracts/cart.ts';
import { serve } from '../http/serve.ts';
import { cartChange } from './cart-change.ts';

export const handler = serve(clearCart, (request) => cartChange(request, () => ({ lines: [] })));
