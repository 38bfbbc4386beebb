/** React adds the tracker to a field, and compares it with the field's value to find changes. */
type Adopted = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

/**
 * Enters again what the user entered in a prerendered form before React adopted it, so that the app hears of it. An
 * effect of the form calls it: earlier, React misses the events, and later, its first update has reset the choices.
 */
export const enterAgain = (form: HTMLFormElement): void => {
  const entries = [...form.querySelectorAll<Adopted>('input')].flatMap(entryOf);
  for (const enter of entries) enter();
};

const entryOf = (input: Adopted): (() => void)[] => {
  const { type, value, defaultValue, checked, defaultChecked, _valueTracker: tracker } = input;
  const isChoice = type === 'checkbox' || type === 'radio';
  const isEntered = isChoice ? checked !== defaultChecked : value !== defaultValue;
  // The choice of a radio button ends that of another one.
  if (!isEntered || (type === 'radio' && !checked)) return [];
  // The prototype's setters bypass the tracker, as the browser does.
  if (isChoice)
    return [
      () => {
        tracker?.setValue(String(!checked));
        Reflect.set(HTMLInputElement.prototype, 'checked', !checked, input);
        input.click();
      },
    ];
  return [
    () => {
      tracker?.setValue('');
      Reflect.set(HTMLInputElement.prototype, 'value', value, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  ];
};
