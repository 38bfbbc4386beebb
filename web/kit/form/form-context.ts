import { createContext, use, useEffect } from 'react';

/** The editable fields of the form; null for all. */
export const Editable = createContext<readonly string[] | null>(null);

/** Whether the user may edit a field. */
export const useEditable = (name: string): boolean => {
  const editable = use(Editable);
  return editable === null || editable.includes(name.split('.')[0] ?? name);
};

/** How a field is written where two versions are compared: its label and its value as text. */
export type FieldText = { label: string; text?: (value: unknown) => string };

/** The fields that were shown, by path. Null inside a field array, which is one value. */
export const FieldTexts = createContext<Map<string, FieldText> | null>(null);

/** Fields of a tab that is closed again stay known. */
export const useFieldText = (name: string, field: FieldText): void => {
  const texts = use(FieldTexts);
  useEffect(() => void texts?.set(name, field));
};
