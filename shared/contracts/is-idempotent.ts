/** The part of a contract that decides. This file has no zod, because the browser needs it with every call. */
type Asked = { method: string; access: string; writes?: boolean; upload?: boolean; repeatable?: true };

export const writesTable = ({ method, writes }: Asked): boolean => writes ?? method !== 'GET';

/**
 * Whether the endpoint honours Idempotency-Key: it writes, and a repeated request would write twice. Uploads are
 * excluded: a repeated file replaces itself, and its form's boundary differs each time.
 */
export const isIdempotent = (contract: Asked): boolean =>
  contract.method === 'POST' && contract.access !== 'public' && !contract.upload && writesTable(contract);

export const mayRepeat = (contract: Asked): boolean =>
  contract.repeatable ?? (isIdempotent(contract) || !writesTable(contract));
