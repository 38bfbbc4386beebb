export const problems = {
  'cart-other-company':
    '{{company}} sells what is in your cart. One order holds the products of one company: replace the cart, or finish that order first.',
  'cart-full': 'A cart holds at most {{limit}} different products. Order these first, or remove some.',
  'cart-empty': 'The cart is empty. Choose products in the catalogue first.',
  'cart-changed':
    'A price or the stock changed since you saw the cart, so nothing was ordered. Check the marked items, then order again.',
  'out-of-stock': '“{{product}}” is no longer in stock. Remove it, or wait until it is in stock again.',
  'fewer-in-stock': 'Of “{{product}}”, {{available}} are in stock. Order at most so many.',
  'too-heavy-to-deliver':
    'The goods are too heavy to be delivered: the limit is {{limit}} kg. Choose pickup, or order in two parts.',
} as const;

export default {
  title: 'Cart',
} as const;
