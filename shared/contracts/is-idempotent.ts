/** The part of a contract that decides. This file has no zod, because the browser needs it with every call. */
type WriteTraits = { method: string; access: string; writes?: boolean; repeatable?: true };

export const writesTable = ({ method, writes }: WriteTraits): boolean => writes ?? method !== 'GET';

/** Whether the endpoint honours Idempotency-Key: it writes, and a repeated request would write twice. */
export const isIdempotent = (contract: WriteTraits): boolean =>
  contract.method === 'POST' && contract.access !== 'public' && writesTable(contract);

export const mayRepeat = (contract: WriteTraits): boolean =>
  contract.repeatable ?? (isIdempotent(contract) || !writesTable(contract));
