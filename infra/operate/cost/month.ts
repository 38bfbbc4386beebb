import { type Requests, usage } from './usage.ts';

export const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** What so many companies do in a month. */
export const monthOf = (companies: number) => {
  const performers = companies * usage.performers;
  const customers = companies - performers;
  const [shifts, orders] = [customers * usage.shifts, customers * usage.orders];
  const uploads = companies * usage.uploads;
  const groups = Object.entries(usage.roles).map(([name, role]) => {
    const people = role.people * (role.company === 'customer' ? customers : performers);
    return { ...role, name, people, days: people * role.days };
  });
  const ofDays = (value: 'opens' | 'shown' | 'connected') => sum(groups.map((group) => group.days * group[value]));
  const times = (requests: Requests, count: number) =>
    Object.entries(requests).map(([name, each]) => ({ name, count: each * count }));

  const sms = usage.sms * (groups.find(({ name }) => name === 'worker')?.people ?? 0);
  const letters = companies * usage.letters + orders * usage.lettersOfOrder;
  const opens = ofDays('opens');
  return {
    people: sum(groups.map(({ people }) => people)),
    shifts,
    uploads,
    sms,
    letters,
    opens,
    pings: ofDays('shown') * usage.pings,
    connectedMinutes: ofDays('connected') * 60,
    /** Each connection queues a check of whether it has authenticated. */
    effects: sms + letters + opens,
    requests: [
      ...groups.flatMap(({ requests, days }) => times(requests, days)),
      ...times(usage.requestsOfShift, shifts),
      ...times(usage.requestsOfOrder, orders),
      ...times(usage.requestsOfUpload, uploads),
    ],
  };
};
