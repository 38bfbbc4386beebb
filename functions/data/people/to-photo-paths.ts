import { type SquareName, squarePath } from '#shared/domain/files/purposes.ts';
import type { Account } from './accounts.ts';

/** The paths of a person's photo as replies show them; nulls without one. */
export const toPhotoPaths = ({ photo }: Pick<Account, 'photo'>) => {
  const path = (square: SquareName<'profile-photo'>) => photo && squarePath('profile-photo', photo.id, square);
  return { photo: path('large'), photo_small: path('small'), avatar: path('small') };
};
