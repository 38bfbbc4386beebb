const invalid =
  '[aria-invalid="true"]:is(input, textarea, select, button), [data-invalid]:is(input, textarea, select, button)';

/**
 * Moves the focus to the first control with an error, and opens the collapsed sections around it: a hidden control
 * cannot take the focus. Its message is in view too, which for a group stands below all of its controls. Returns whether
 * there is one.
 */
export const focusInvalidControl = (within: Element | null): boolean => {
  const control = within?.querySelector<HTMLElement>(invalid);
  for (let section = closed(control); section; section = closed(control)) section.open = true;
  if (!control) return false;
  control.focus();
  const message = control.closest('[aria-describedby]')?.getAttribute('aria-describedby');
  document.getElementById(message ?? '')?.scrollIntoView({ block: 'nearest' });
  control.scrollIntoView({ block: 'nearest' });
  return true;
};

const closed = (control: Element | null | undefined) => control?.closest<HTMLDetailsElement>('details:not([open])');
