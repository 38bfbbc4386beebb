/** The address of a photo. Its id has 128 random bits, so photos cannot be found by guessing. */
export const photoPath = <const Id extends string>(id: Id) => `/api/_p/photo/${id}` as const;
