type Reply = { data: { id: string; version: number } };

const isRecordReply = (value: unknown): value is Reply => {
  const data = typeof value === 'object' && value !== null && 'data' in value ? (value.data as object | null) : null;
  return typeof data === 'object' && data !== null && 'id' in data && 'version' in data;
};

/**
 * The cached reply of one record with the fields of a newer version of it, which a change answered. Other replies, such
 * as lists, stay as they are.
 */
export const withNewerRecord = (cached: unknown, answer: unknown): unknown => {
  if (!isRecordReply(cached) || !isRecordReply(answer)) return cached;
  const isNewer = cached.data.id === answer.data.id && cached.data.version < answer.data.version;
  return isNewer ? { ...cached, data: { ...cached.data, ...answer.data } } : cached;
};
