import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { exampleShift } from '../../domain/shifts/example-shift.ts';
import { myShiftsQuery } from './my-shifts.ts';

const client = new QueryClient();
afterEach(() => {
  onlineManager.setOnline(true);
  client.clear();
});

it("a worker's shifts stay on the page at midnight without a connection", () => {
  const evening = myShiftsQuery('jana', '2026-11-30', 'cs');
  onlineManager.setOnline(false);
  client.setQueryData(evening.queryKey, { shifts: [exampleShift()], until: '2026-12-30' });
  const observer = new QueryObserver(client, evening);
  const stop = observer.subscribe(() => {});
  observer.setOptions(myShiftsQuery('jana', '2026-12-01', 'cs'));
  expect(observer.getCurrentResult().data?.shifts).toEqual([exampleShift()]);
  stop();
});
