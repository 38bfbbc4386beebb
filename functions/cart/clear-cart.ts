import { clearCart } from '#shared/contracts/cart.ts';
import { serve } from '../http/serve.ts';
import { changeCart } from './change-cart.ts';

export const handler = serve(clearCart, (request) => changeCart(request, () => ({ lines: [] })));
