import { slugOf } from '#shared/domain/publications/slug.ts';
import type { Publication } from '../../../functions/data/publications/publications.ts';
import { actors, admin } from './people.ts';
import type { Picture } from './product-pictures.ts';
import { idOf } from './seed.ts';

type Article = { title: string; description: string; text: string };
type Row = { published_at: string | null; picture: Picture | null; cs: Article; en: Article; ru: Article };

const rows: Readonly<Record<string, Row>> = {
  agreements: {
    published_at: '2026-01-06T08:00:00.000Z',
    picture: { shape: 'sheets', colour: 'blue', view: 'pair' },
    cs: {
      title: 'Dohody o provedení práce v roce 2026',
      description: 'Hranice pro odvody, 300 hodin u jednoho zaměstnavatele a co hlídá Smena za vás.',
      text: `Od ledna 2026 se z dohody o provedení práce odvádí sociální a zdravotní pojištění, jakmile odměna u jednoho zaměstnavatele dosáhne **12 000 Kč** za měsíc.

## Co zůstává

- U jednoho zaměstnavatele lze na dohodu odpracovat nejvýš **300 hodin za rok**.
- Odměna nesmí být nižší než minimální mzda, v roce 2026 **134,40 Kč za hodinu**.
- Rozvrh směn má pracovník znát nejméně tři dny předem, pokud se s ním nedohodnete jinak.

## Co pro to udělat

1. Zkontrolujte, kolik hodin na dohodu už pracovník odpracoval jinde. Smena počítá jen směny u vás.
2. Směny plánujte na celý měsíc. Hodiny navíc na jeho konci bývají to, co hranici překročí.
3. Kdo má u vás jediný příjem, ať podepíše prohlášení poplatníka.

Článek není právní radou. Platné znění je v [zákoníku práce](https://www.zakonyprolidi.cz/cs/2006-262).`,
    },
    en: {
      title: 'Agreements to perform work in 2026',
      description: 'The limit for insurance, 300 hours with one employer, and what Smena watches for you.',
      text: `From January 2026, social and health insurance is paid on an agreement to perform work (DPP) as soon as the reward from one employer reaches **CZK 12,000** in a month.

## What stays

- At most **300 hours a year** with one employer.
- The reward may not be below the minimum wage, **CZK 134.40 an hour** in 2026.
- A worker knows the schedule of shifts at least three days ahead, unless you agree otherwise.

## What to do

1. Check how many hours the worker has done elsewhere. Smena counts only the shifts with you.
2. Plan shifts for the whole month. It is usually the extra hours at its end that go over the limit.
3. Workers whose only income is with you should sign the taxpayer's declaration.

This article is no legal advice. The valid text is in the [Labour Code](https://www.zakonyprolidi.cz/cs/2006-262).`,
    },
    ru: {
      title: 'Договоры о выполнении работы в 2026 году',
      description: 'Порог для страховых взносов, 300 часов у одного работодателя и что отслеживает Smena.',
      text: `С января 2026 года с договора о выполнении работы (DPP) платят социальное и медицинское страхование, как только вознаграждение у одного работодателя достигает **12 000 крон** в месяц.

## Что не меняется

- Не больше **300 часов в год** у одного работодателя.
- Вознаграждение не ниже минимальной зарплаты: в 2026 году это **134,40 кроны в час**.
- Работник узнаёт график смен не позже чем за три дня, если вы не договорились иначе.

## Что сделать

1. Проверьте, сколько часов работник уже отработал в других местах. Smena считает только смены у вас.
2. Планируйте смены на весь месяц: порог обычно превышают из-за дополнительных часов в его конце.
3. Если доход у вас для работника единственный, пусть он подпишет декларацию налогоплательщика.

Статья не является юридической консультацией. Действующий текст — в [Трудовом кодексе](https://www.zakonyprolidi.cz/cs/2006-262).`,
    },
  },
  christmas: {
    published_at: '2026-10-12T08:00:00.000Z',
    picture: { shape: 'carton', colour: 'brown', view: 'pair' },
    cs: {
      title: 'Jak připravit prodejnu na předvánoční směny',
      description: 'Kdy objednat, kolik lidí přidat a proč mít náhradníky. Zkušenosti z minulé sezóny.',
      text: `Nejsilnější týdny začínají v polovině listopadu. Kdo objedná směny až v prosinci, vybírá z toho, co zbylo.

## Šest týdnů předem

- Projděte loňské prosincové hodiny ve statistikách prodejny a zapište si dny, kdy lidé chyběli.
- Objednejte **pokladny a doplňování** zvlášť. Každá profese se obsazuje jinak rychle.
- U delších směn myslete na přestávku: po šesti hodinách práce je povinná.

## Týden předem

Domluvte si náhradníky aspoň na pátky a soboty. Když někdo onemocní, nabídne se směna jim jako prvním.

> Loni zůstalo bez náhrady nejvíc směn 23. prosince. Na tento den objednávejte jako první.`,
    },
    en: {
      title: 'How to prepare a store for the Christmas peak',
      description: 'When to order, how many people to add, and why to have stand-ins. Lessons of last season.',
      text: `The busiest weeks begin in the middle of November. Those who order shifts only in December choose from what is left.

## Six weeks ahead

- Look at last December's hours in the statistics of the store, and note the days on which people were missing.
- Order **checkouts and shelf filling** apart. Each specialty is staffed at its own pace.
- Mind the break in longer shifts: it is due after six hours of work.

## A week ahead

Agree on stand-ins at least for Fridays and Saturdays. When a worker falls ill, the shift is offered to them first.

> Last year, most shifts were left without a replacement on 23 December. Order that day first.`,
    },
    ru: {
      title: 'Как подготовить магазин к предрождественским сменам',
      description: 'Когда заказывать, сколько людей добавить и зачем нужен резерв. Опыт прошлого сезона.',
      text: `Самые напряжённые недели начинаются в середине ноября. Кто заказывает смены только в декабре, выбирает из того, что осталось.

## За шесть недель

- Посмотрите в статистике магазина часы прошлого декабря и отметьте дни, когда не хватало людей.
- Заказывайте **кассы и выкладку** отдельно: каждую профессию закрывают со своей скоростью.
- В длинных сменах помните о перерыве: он обязателен после шести часов работы.

## За неделю

Договоритесь о резерве хотя бы на пятницы и субботы. Если работник заболеет, смену сначала предложат ему.

> В прошлом году больше всего смен осталось без замены 23 декабря. Закажите этот день первым.`,
    },
  },
  checkIn: {
    published_at: '2026-11-03T08:00:00.000Z',
    picture: { shape: 'vest', colour: 'orange', view: 'one' },
    cs: {
      title: 'Jak na prodejně začít a ukončit směnu',
      description: 'Příchod, přestávka a odchod v telefonu. A co dělat, když není signál.',
      text: `Směnu začínáte a končíte sami v telefonu, na stránce **Moje směny**.

1. Přijďte na prodejnu, otevřete směnu a klepněte na **Začít směnu**.
2. Přestávku začněte a ukončete stejným způsobem. Do odpracované doby se nepočítá.
3. Po práci klepněte na **Ukončit směnu**. Čas se zapíše na vteřinu přesně.

## Když není signál

Začátek, konec i poznámky počkají v telefonu a odešlou se samy, jakmile se signál vrátí. Platí čas, kdy jste klepli; do té doby u směny vidíte, že ještě není odeslaná.

## Když se něco nehodí

Odmítnout směnu nebo požádat o náhradu můžete přímo u ní. Čím dřív, tím snáz se najde jiný člověk.`,
    },
    en: {
      title: 'How to start and end a shift at the store',
      description: 'Arrival, break and departure on your phone, and what to do without a signal.',
      text: `You start and end a shift yourself on your phone, on the page **My shifts**.

1. Come to the store, open the shift and tap **Start the shift**.
2. Start and end a break in the same way. It does not count as time worked.
3. After work, tap **End the shift**. The time is kept to the second.

## Without a signal

The start, the end and comments wait on your phone and are sent by themselves once the signal is back. The time when you tapped counts; until then the shift says that it is not sent yet.

## If it does not suit you

You can decline a shift or ask for a replacement right there. The earlier you do, the easier it is to find another person.`,
    },
    ru: {
      title: 'Как начать и закончить смену в магазине',
      description: 'Приход, перерыв и уход в телефоне, и что делать без связи.',
      text: `Смену вы начинаете и заканчиваете сами в телефоне, на странице **Мои смены**.

1. Придите в магазин, откройте смену и нажмите **Начать смену**.
2. Так же начните и закончите перерыв. Он не входит в отработанное время.
3. После работы нажмите **Закончить смену**. Время записывается с точностью до секунды.

## Если нет связи

Начало, конец и комментарии подождут в телефоне и отправятся сами, как только связь появится. Считается время нажатия; до отправки у смены видно, что она ещё не отправлена.

## Если смена не подходит

Отказаться от смены или попросить замену можно прямо в ней. Чем раньше, тем проще найти другого человека.`,
    },
  },
  minors: {
    published_at: null,
    picture: null,
    cs: {
      title: 'Mladiství na směnách: co smí a co ne',
      description: 'Délka směny, noční práce a letní brigády od čtrnácti let.',
      text: `Mladistvý zaměstnanec nesmí pracovat přesčas ani v noci a jeho směna má nejvýš osm hodin.

_Doplnit: letní brigády od čtrnácti let a souhlas rodičů._`,
    },
    en: { title: 'Minors on shifts: what they may do', description: '', text: '' },
    ru: { title: 'Несовершеннолетние на сменах: что можно и что нельзя', description: '', text: '' },
  },
};

const manager = actors.find(({ role }) => role === 'ROLE_MANAGER') ?? admin;

type DemoPublication = { publication: Publication; picture: Picture | null };

const publicationOf = (key: string, { published_at, picture, ...articles }: Row): DemoPublication => {
  const { cs, en, ru } = articles;
  const author = published_at === null ? manager : admin;
  return {
    picture,
    publication: {
      id: idOf(`publication ${key}`),
      version: 1,
      slug: slugOf(cs.title),
      titles: { cs: cs.title, en: en.title, ru: ru.title },
      descriptions: { cs: cs.description, en: en.description, ru: ru.description },
      texts: { cs: cs.text, en: en.text, ru: ru.text },
      cover_id: picture && idOf(`publication cover ${key}`),
      state: published_at === null ? 'draft' : 'published',
      published_at,
      author: { id: author.id, fio: author.fio },
      created_at: published_at ?? '2026-11-16T08:00:00.000Z',
    },
  };
};

/** Three that are published, and a draft of a manager. */
export const publications: readonly DemoPublication[] = Object.entries(rows).map(([key, row]) =>
  publicationOf(key, row),
);
