import { actions, fields, recordKinds } from './audited.generated.ts';

/** The words of the audit log: of all areas, so no area's file has them. */
export default { actions, recordKinds, fields } as const;
