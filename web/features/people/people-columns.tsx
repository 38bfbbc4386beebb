import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listUsers, Person } from '#shared/contracts/people.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { type PeoplePage, peoplePages } from '#shared/domain/people/people-pages.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGetByIds } from '../../api/query.ts';
import { codeNames } from '../../domain/people/code-names.ts';
import { PhoneLink } from '../../domain/people/phone-link.tsx';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../../ui/media.ts';
import { nothing } from '../../ui/nothing.tsx';
import { PersonName } from './person-name.tsx';
import { MonthHours, NextShift, useWorkload } from './workload.tsx';

type PeopleColumn = Column<Person, SortOf<typeof listUsers>>;
const column = columnsOf<Person, SortOf<typeof listUsers>>();

const shortLine = { size: 'short', narrow: 'line' } as const;

/**
 * The columns that people of the page's role have. In Russian, the longest language, the widest set of them needs 810 px
 * from lg on, and 1,154 px from xl on. The platform's set has companies, so it has one column less.
 */
export const usePeopleColumns = (
  page: PeoplePage,
  people: readonly Person[],
  onEdit: (person: Person) => void,
): PeopleColumn[] => {
  const { t } = useTranslation('people');
  const wide = useWide('md');
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  const storeName = useFirstStores(people);
  const languageName = codeNames('language');
  const has = scopeRequirements(peoplePages[page]);
  const workload = useWorkload(
    people.map(({ id }) => id),
    has.specialties,
  );
  const storesOf = ({ stores_ids: [first, ...others] }: Person) =>
    [first && storeName(first), others.length > 0 && t('list.more', { others: others.length })]
      .filter(Boolean)
      .join(' ');
  const texts: (PeopleColumn | false)[] = [
    isPlatform &&
      has.company !== null &&
      column.text('company', t('list.columns.company'), ({ company }) => company?.name, shortLine),
    has.stores && column.text('stores', t('list.columns.stores'), (person) => storesOf(person) || null, shortLine),
    has.specialties &&
      column.text(
        'specialties',
        t('list.columns.specialties'),
        ({ categories }) => categories.map(({ name }) => name).join(', ') || null,
        shortLine,
      ),
    has.specialties &&
      column.text(
        'contract',
        t('list.columns.contract'),
        ({ contract }) => contract && t(`list.contract.${contract}`),
        { size: 'short', from: 'xl' },
      ),
  ];
  const load: PeopleColumn[] = [
    {
      id: 'hours',
      header: t('list.columns.hours'),
      cell: ({ id }) => <MonthHours of={workload(id)} />,
      align: 'end',
      from: isPlatform ? 'xl' : 'lg',
      skeleton: 48,
    },
    {
      id: 'next',
      header: t('list.columns.next'),
      cell: ({ id }) => <NextShift of={workload(id)} />,
      narrow: 'line',
      from: 'lg',
      skeleton: 140,
    },
  ];
  return [
    {
      id: 'name',
      header: t('list.columns.name'),
      sort: 'fio',
      cell: ({ fio, avatar }) => <PersonName fio={fio} photo={avatar} />,
      narrow: 'title',
      skeleton: 150,
    },
    {
      id: 'contact',
      header: t('list.columns.contact'),
      cell: (person) => <Contact person={person} />,
      narrow: 'line',
      skeleton: 170,
    },
    ...texts.filter((text) => text !== false),
    ...(has.specialties ? load : []),
    column.text(
      'languages',
      t('list.columns.languages'),
      (person) => person.languages.map(languageName).join(', ') || null,
      { size: 'short', from: has.specialties && isPlatform ? 'xxl' : 'xl' },
    ),
    column.day('joined', t('list.columns.joined'), ({ created_at }) => created_at, {
      sort: 'created_at',
      align: 'end',
      from: has.specialties ? 'xl' : 'lg',
    }),
    column.actions('edit', t('list.columns.actions'), (person) => (
      <Button size={wide ? 'sm' : 'md'} onClick={() => onEdit(person)} className="relative z-1 max-md:mt-2">
        {t('list.edit')}
      </Button>
    )),
  ];
};

/** The phone number calls. The whole row is a link, which lies below it. */
const Contact = ({ person: { email, phone } }: { person: Person }) => {
  const { t } = useTranslation('people');
  if (!email && !phone) return nothing;
  return (
    <span className="text-ink-2 flex flex-wrap items-center gap-x-3 md:flex-col md:items-start md:py-0.5">
      {phone && (
        <PhoneLink
          phone={phone}
          aria-label={t('list.call', { phone: phoneText(phone) })}
          className="text-ink hover:text-primary-text relative z-1"
        >
          <Phone className="text-ink-3 size-3.5" />
          {phoneText(phone)}
        </PhoneLink>
      )}
      {email && <Cut>{email}</Cut>}
    </span>
  );
};

/** The names of the first store of each person; a list shows how many more there are. */
const useFirstStores = (people: readonly Person[]): ((id: string) => string) => {
  const ids = people.flatMap(({ stores_ids: [first] }) => (first === undefined ? [] : [first]));
  const { answers, isPending } = useGetByIds(listStores, ids, (id) => ({ query: { id, per_page: '100' } }));
  const names = new Map(answers.flatMap(({ data }) => data.map(({ id, name }) => [id, name])));
  return (id) => names.get(id) ?? (isPending ? '…' : '—');
};
