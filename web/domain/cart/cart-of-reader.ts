import type { CartProduct } from './guest-cart.ts';

export type Company = { id: string; name: string };

/** The cart of the reader: of a guest on the device, of an account on the server. */
export type CartOfReader = {
  company: Company | null;
  /** Pieces of all products. */
  goodsNum: number;
  countOf: (productId: string) => number;
  /**
   * Sets the pieces of a product; 0 removes it. If the cart has goods of another company, nothing changes and that
   * company is returned, unless the product shall replace them.
   */
  set: (product: CartProduct, count: number, options?: { replace?: boolean }) => Promise<Company | null>;
  /** Empties the cart, and says so with an undo. */
  clear: () => Promise<void>;
};
