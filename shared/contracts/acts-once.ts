/** What of a contract says whether it writes; a file without zod, for the browser asks it with every call. */
type Asked = { method: string; access: string; writes?: boolean };

export const writesTable = ({ method, writes }: Asked): boolean => writes ?? method !== 'GET';

/** Whether Idempotency-Key is honoured: where the same request sent twice would act twice. */
export const actsOnce = (contract: Asked): boolean =>
  contract.method === 'POST' && contract.access !== 'public' && writesTable(contract);
