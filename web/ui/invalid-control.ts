const invalid =
  '[aria-invalid="true"]:is(input, textarea, select, button), [data-invalid]:is(input, textarea, select, button)';

/** Moves the focus to the first control with an error. Returns whether there is one. */
export const focusInvalidControl = (within: Element | null): boolean => {
  const control = within?.querySelector<HTMLElement>(invalid);
  control?.focus();
  return control != null;
};
