/** What of a contract says whether it writes; a file without zod, for the browser asks it with every call. */
type Asked = { method: string; access: string; writes?: boolean; upload?: boolean; repeatable?: true };

export const writesTable = ({ method, writes }: Asked): boolean => writes ?? method !== 'GET';

/**
 * Whether Idempotency-Key is honoured: where the same request sent twice would act twice.
 * A file sent twice replaces itself, and its form's boundary differs each time.
 */
export const isIdempotent = (contract: Asked): boolean =>
  contract.method === 'POST' && contract.access !== 'public' && !contract.upload && writesTable(contract);

export const mayRepeat = (contract: Asked): boolean =>
  contract.repeatable ?? (isIdempotent(contract) || !writesTable(contract));
