/** Where a photo is read. Its id is 128 random bits, so that nobody finds photos by guessing. */
export const photoPath = <const Id extends string>(id: Id) => `/api/_p/photo/${id}` as const;
