import * as z from 'zod/mini';
import { multilineText } from '#shared/contracts/fields.ts';
import { TextField } from './fields.tsx';
import { useResourceForm } from './use-resource-form.ts';

/** As the contracts limit a reason. */
const maxLength = 500;
const optional = z.object({ reason: z.nullable(multilineText(maxLength)) });
const required: typeof optional = z
  .object({ reason: z.nullable(multilineText(maxLength)) })
  .check(z.refine(({ reason }) => reason !== null, { error: 'required', path: ['reason'] }));
type ReasonInput = { reason: string | null };

export type Reason = { label: string; hint?: string; optional?: boolean };

/** The form of one reason. `submit` gets it trimmed, and returns null after a refusal that it has handled itself. */
export const useReasonForm = <R extends object>({
  isRequired,
  submit,
  onDone,
}: {
  isRequired: boolean;
  submit: (reason: string | undefined) => Promise<R | null>;
  onDone?: (answer: R) => void;
}) =>
  useResourceForm({
    kind: 'dialog',
    schema: isRequired ? required : optional,
    values: { reason: null },
    submit: ({ reason }) => submit(reason?.trim() || undefined),
    onSaved: onDone,
  });

export const ReasonField = (reason: Reason) => (
  <TextField<ReasonInput> name="reason" {...reason} nullable lines={2} maxLength={maxLength} />
);
