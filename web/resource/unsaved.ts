/** The sources of input that closing the page would lose: one key per form, one for all drafts, one for all outboxes. */
const unsaved = new Set<unknown>();

export const setUnsaved = (key: unknown, isUnsaved: boolean): void => {
  if (isUnsaved) unsaved.add(key);
  else unsaved.delete(key);
};

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Lets the browser ask before a reload or a closed tab loses unsaved input. */
export const askBeforeUnload = (): void =>
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
