/** The states that the owner of an upload sees: waiting for the content or its check, ready to be claimed, rejected. */
export const openStates = ['waiting', 'ready', 'rejected'] as const;
/**
 * Then it is claimed by the record that shows it, as a file with another id, and removed by that record. All but claimed
 * files are deleted.
 */
export const fileStates = [...openStates, 'claimed', 'removed'] as const;
type FileState = (typeof fileStates)[number];

/** Why the check on arrival rejected a file. Each is a message of the web app (`common:upload.rejected`). */
export const rejections = ['not-a-picture', 'other-type', 'too-many-pixels'] as const;
export type Rejection = (typeof rejections)[number];

type Upload = { state: FileState; claim_until: string };

const hour = 3_600_000;
/** Time to claim an upload, from its creation. Also the longest time that its check may take. */
const hoursToClaim = 24;
/** No request and no check that began before `claim_until` runs longer, so nothing uses a file while it is deleted. */
const hoursOfMargin = 1;

const after = (now: string, hours: number): string => new Date(Date.parse(now) + hours * hour).toISOString();

/** The times of a new upload, ISO 8601 UTC. */
export const uploadTimes = (now: string) => ({
  created_at: now,
  claim_until: after(now, hoursToClaim),
  remove_at: after(now, hoursToClaim + hoursOfMargin),
});

/** Whether the content of the upload is still expected. */
export const isAwaited = ({ state, claim_until }: Upload, now: string): boolean =>
  state === 'waiting' && now < claim_until;

/** Whether its owner may still see the upload: it is neither claimed nor expired. */
export const isOpen = <U extends Upload>(
  upload: U,
  now: string,
): upload is U & { state: (typeof openStates)[number] } =>
  openStates.some((state) => state === upload.state) && now < upload.claim_until;
