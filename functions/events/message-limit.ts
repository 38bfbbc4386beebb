/**
 * Messages of a connection in a minute that one process answers. A page sends three pings a minute and a subscription
 * every eight, a few more while its network comes and goes.
 */
const maxMessages = 30;
const minute = 60_000;

/**
 * Counts the messages of each connection by this process's memory: a write per message would cost more than the message.
 * Busy connections reach several processes, each of which counts its share, so one is closed a little later then.
 * `now` is in epoch milliseconds.
 */
export const messageLimit = () => {
  let current = 0;
  const counts = new Map<string, number>();
  return {
    isExceeded: (connectionId: string, now: number): boolean => {
      if (Math.floor(now / minute) !== current) {
        current = Math.floor(now / minute);
        counts.clear();
      }
      const count = (counts.get(connectionId) ?? 0) + 1;
      counts.set(connectionId, count);
      return count > maxMessages;
    },
  };
};
