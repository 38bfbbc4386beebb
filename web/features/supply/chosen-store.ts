/** The store that a vendor wants to supply. */
export type ChosenStore = { id: string; name: string };
