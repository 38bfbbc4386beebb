import { phoneText } from '../domain/people/phone.ts';
import { exportedList } from './exported-list.ts';
import { listUsers } from './people.ts';

export const exportedUsers = exportedList({
  list: listUsers,
  audit: 'people-exported',
  columns: {
    fio: ({ fio }) => fio,
    roles: ({ roles }, { role }) => roles.map((each) => role[each]).join(', '),
    company: ({ company }) => company?.name ?? null,
    email: ({ email }) => email,
    phone: ({ phone }) => phone && phoneText(phone),
    categories: ({ categories }) => categories.map(({ name }) => name).join(', '),
    contract: ({ contract }, { employment }) => contract && employment[contract],
  },
});
