import { joinNames } from '../domain/imports/name-list.ts';
import { phoneText } from '../domain/people/phone.ts';
import { exportedList } from './exported-list.ts';
import { listUsers } from './people.ts';

/** Workers can be imported again from its file. Their bank account and deduction belong to the payroll alone. */
export const exportedUsers = exportedList({
  list: listUsers,
  audit: 'people-exported',
  columns: {
    fio: ({ fio }) => fio,
    roles: ({ roles }, { role }) => roles.map((each) => role[each]).join(', '),
    company: ({ company }) => company?.name ?? null,
    email: ({ email }) => email,
    phone: ({ phone }) => phone && phoneText(phone),
    personal_number: ({ personal_number }) => personal_number,
    categories: ({ categories }) => joinNames(categories.map(({ name }) => name)),
    contract: ({ contract }, { employment }) => contract && employment[contract],
  },
});
