import { localDay } from '../domain/local-time.ts';
import { phoneText } from '../domain/people/phone.ts';
import { fullDay } from '../domain/time-text.ts';
import { exportedList } from './exported-list.ts';
import { listInvitations, listWaiting } from './people.ts';

const dayOf = (instant: string): string => fullDay(localDay(instant, 'Europe/Prague'));

export const exportedInvitations = exportedList({
  list: listInvitations,
  audit: 'invitations-exported',
  bounded: true,
  columns: {
    email: ({ email }) => email,
    phone: ({ phone }) => phone && phoneText(phone),
    role: ({ role }, words) => words.role[role],
    company: ({ company }) => company?.name ?? null,
    stores: ({ stores }) => stores.map(({ name }) => name).join(', '),
    categories: ({ categories }) => categories.map(({ name }) => name).join(', '),
    invited_by: ({ invited_by }) => invited_by.fio,
    created_at: ({ created_at }) => dayOf(created_at),
    valid_until: ({ valid_until }) => dayOf(valid_until),
    state: ({ state }, words) => words.invitationState[state],
  },
});

export const exportedWaiting = exportedList({
  list: listWaiting,
  audit: 'waiting-exported',
  columns: {
    fio: ({ fio }) => fio,
    role: ({ role }, words) => words.role[role],
    company: ({ company }) => company?.name ?? null,
    email: ({ email }) => email,
    phone: ({ phone }) => phone && phoneText(phone),
    since: ({ since }) => dayOf(since),
  },
});
