import { expect, it } from 'vitest';
import { tools } from '../../../functions/assistant/tools.generated.ts';
import { madeRequest, withResults } from './made-request.ts';
import { nextStep } from './next-step.ts';
import type { Call } from './plan.ts';
import { textsOf } from './texts.ts';

const ids = (...all: string[]) => ({ page: 1, total: all.length, data: all.map((id) => ({ id })), left_off: 0 });
const none = ids();
const shift = {
  data: {
    id: 'shift-1',
    store: { id: 'brno', name: 'Brno, Česká' },
    category: { id: 'cashier', name: 'Cashier' },
    starts_at: '2026-11-27T22:00',
    ends_at: '2026-11-28T06:00',
    planned_break_minutes: 30,
  },
};
const proposed = { proposed: true };
/** The results that the calls of tests get, by tool. */
const results: Readonly<Record<string, object>> = {
  'list-users': ids('jana'),
  'list-specialties': ids('cashier'),
  'list-orders': ids('order-1'),
  'search-catalogue': ids('helmet'),
  'staff-statistics': { total: 1, data: [{ staff: { id: 'me', fio: 'Petr' }, figures: { minutes: 60 } }] },
  'get-shift': shift,
};
/** Stores are found by their address, unless it is the name of a shopping centre. Nobody has the name of a place. */
const resultOf = ({ name, arguments: args }: Call) => {
  if (name === 'list-users' && String(args['name']).startsWith('Vyso')) return none;
  if (name !== 'list-stores') return results[name] ?? (name.startsWith('list-') ? none : proposed);
  return args['address'] === 'Karolin' ? none : ids('brno');
};

type Language = 'English' | 'Czech' | 'Russian';
type Options = NonNullable<Parameters<typeof madeRequest>[1]>;
/** The rounds of calls until an answer. */
const roundsOf = (question: string, options: Options): (readonly Call[])[] => {
  const rounds: (readonly Call[])[] = [];
  let request = madeRequest(question, options);
  for (let round = 0; round < 6; round++) {
    const step = nextStep(request);
    if ('text' in step) return rounds;
    rounds.push(step.calls);
    request = withResults(request, step.calls, step.calls.map(resultOf));
  }
  throw new Error(`No answer to ${question}`);
};
const callsOf = (question: string, options: Options): Call[] => roundsOf(question, options).flat();
/** The rounds with each call as `name {arguments}`. */
const chainOf = (question: string, options: Options): string[] =>
  roundsOf(question, options).map((calls) =>
    calls.map(({ name, arguments: args }) => `${name} ${JSON.stringify(args)}`).join(' + '),
  );
const history: Options['history'] = [
  { role: 'user', content: 'Who works today?' },
  {
    role: 'assistant',
    content: '- [08:00–16:00 Eva](/shifts/view/shift-0)\n- [22:00–06:00 Jan](/shifts/view/shift-1)',
  },
];

const inBrno = 'list-stores {"address":"Brn"}';
const tomorrow = '"from":"2026-11-29","to":"2026-11-29"';
const today = '"from":"2026-11-28","to":"2026-11-28"';
const november = '"from":"2026-11-01","to":"2026-11-30"';
const manager = { role: 'ROLE_VENDOR' } as const;
const worker = {
  role: 'ROLE_VENDOR_STAFF',
  without: ['list-users', 'list-stores', 'list-hours', 'list-orders'],
} as const;
const sameOnFriday = [
  'get-shift {"id":"shift-1"}',
  'create-shift {"store_id":"brno","category_id":"cashier","starts_at":"2026-12-04T22:00","ends_at":"2026-12-05T06:00","planned_break_minutes":30,"count":1}',
];
const twoCashiers = (name: string) => [
  `${inBrno} + list-specialties {"kind":"specialty","name":"${name}"}`,
  'create-shift {"store_id":"brno","category_id":"cashier","starts_at":"2026-11-29T08:00","ends_at":"2026-11-29T16:00","planned_break_minutes":30,"count":2}',
];

const questions: readonly [Language, string, string[], Options?][] = [
  ['English', 'Who works in Brno tomorrow?', [inBrno, `list-shifts {"store_id":["brno"],${tomorrow}}`]],
  [
    'Czech',
    'Kdo zítra pracuje v Brně a kolik to stojí?',
    [inBrno, `list-shifts {"store_id":["brno"],${tomorrow}} + object-statistics {"store_id":["brno"],${tomorrow}}`],
  ],
  [
    'Russian',
    'Кто завтра работает в Брно и сколько это стоит?',
    [inBrno, `list-shifts {"store_id":["brno"],${tomorrow}} + object-statistics {"store_id":["brno"],${tomorrow}}`],
  ],
  [
    'Czech',
    'Kdo dnes pracuje na Karolině?',
    [
      'list-stores {"address":"Karolin"}',
      'list-stores {"name":"Karolin"}',
      `list-shifts {"store_id":["brno"],${today}}`,
    ],
  ],
  [
    'Russian',
    'Смены в Праге на этой неделе',
    ['list-stores {"address":"Prah"}', 'list-shifts {"store_id":["brno"],"from":"2026-11-23","to":"2026-11-29"}'],
  ],
  [
    'English',
    'Which shifts have no worker?',
    [
      'list-shifts {"from":"2026-11-27","to":"2026-11-29","gap":"unfilled_soon"} + list-shifts {"from":"2026-11-27","to":"2026-11-29","gap":"missing"}',
    ],
  ],
  [
    'Czech',
    'Které směny jsou v pondělí neobsazené?',
    ['list-shifts {"from":"2026-11-30","to":"2026-11-30","status":["new","unfulfilled"]}'],
  ],
  ['Russian', 'Какие смены не начались?', ['list-shifts {"from":"2026-11-27","to":"2026-11-29","gap":"not_started"}']],
  ['Czech', 'Které směny trvají moc dlouho?', ['list-shifts {"from":"2026-11-27","to":"2026-11-29","gap":"overdue"}']],
  [
    'English',
    'What does Ostrava cost this month?',
    [
      'list-stores {"address":"Ostrav"}',
      `list-shifts {"store_id":["brno"],${november}} + object-statistics {"store_id":["brno"],${november}}`,
    ],
  ],
  ['English', 'What are my shifts next week?', ['list-shifts {"from":"2026-11-30","to":"2026-12-06"}'], worker],
  ['Czech', 'Kolik hodin jsem tento měsíc odpracoval?', [`staff-statistics {${november}}`], worker],
  [
    'Russian',
    'Какая у меня зарплата за прошлый месяц?',
    ['staff-statistics {"from":"2026-10-01","to":"2026-10-31"}', 'get-payslip {"staff_id":"me","month":"2026-10"}'],
    worker,
  ],
  [
    'English',
    'When does Jana Nováková work?',
    ['list-users {"name":"Jan Novákov"}', 'list-shifts {"staff_id":"jana","from":"2026-11-28","to":"2026-12-04"}'],
    manager,
  ],
  [
    'Czech',
    'Kolik hodin odpracovala Jana Nováková v říjnu?',
    ['list-users {"name":"Jan Novákov"}', 'staff-statistics {"from":"2026-10-01","to":"2026-10-31","staff_id":"jana"}'],
    manager,
  ],
  ['English', 'Which hours wait for approval?', [`list-hours {"state":["submitted"],${november}}`]],
  ['Czech', 'Které hodiny čekají na schválení?', [`list-hours {"state":["submitted"],${november}}`]],
  ['Russian', 'Покажи оспоренные часы', [`list-hours {"state":["disputed"],${november}}`]],
  ['Czech', 'Náklady po prodejnách za minulý měsíc', ['object-statistics {"from":"2026-10-01","to":"2026-10-31"}']],
  [
    'English',
    'How many hours did Vysočany have in October?',
    [
      'list-users {"name":"Vysočan"}',
      'list-stores {"address":"Vysočan"}',
      'staff-statistics {"from":"2026-10-01","to":"2026-10-31","store_id":["brno"]}',
    ],
  ],
  ['English', 'In what state is order #20409?', ['list-orders {"text":"20409"}', 'get-order {"id":"order-1"}']],
  ['Russian', 'Что с заказом 2040900017?', ['list-orders {"text":"2040900017"}', 'get-order {"id":"order-1"}']],
  [
    'Czech',
    'Které objednávky nejsou odeslané?',
    ['list-orders {"statuses":["new","quotation","formation","placement","processing","paid","ready_to_ship"]}'],
  ],
  [
    'Russian',
    'Какие заказы не оплачены?',
    [
      'list-orders {"statuses":["new","quotation","formation","placement","processing","paid","ready_to_ship","in_progress"],"per_page":100}',
    ],
  ],
  ['English', 'Do you have helmets below 500 CZK?', ['search-catalogue {"text":"helmet","price_to":50000}']],
  ['Czech', 'Máte helmy do 500 Kč?', ['search-catalogue {"text":"helm","price_to":50000}']],
  ['Russian', 'Что у меня в корзине?', ['get-cart {"hash":"current"}']],
  ['English', 'Show me our tenders', ['list-tenders {}']],
  ['Czech', 'Ukaž dodací doklady', ['list-delivery-documents {}']],
  ['Russian', 'До какого числа оплачен наш тариф?', ['get-subscription {}']],
  ['English', 'What plans are there?', ['list-tariffs {}']],
  ['Czech', 'Kolik mám bonusů?', ['list-bonuses {}']],
  ['Russian', 'Есть ли новые уведомления?', ['list-notifications {}']],
  ['Czech', 'Kdo čeká na schválení?', ['list-waiting {}']],
  [
    'English',
    'Who can work as a cashier?',
    ['list-specialties {"kind":"specialty","name":"cashier"}', 'list-users {"categories":["cashier"]}'],
    manager,
  ],
  ['Russian', 'Какие у нас магазины?', ['list-stores {}']],
  ['Czech', 'Kdy jsou svátky v prosinci?', ['list-holidays {"from":"2026-12-01","to":"2026-12-31"}']],
  ['English', 'Which performers work in Ostrava?', ['list-performers {"town":"Ostrav"}']],
  ['Czech', 'Jak zruším směnu?', ['get-document {"type":"customer_manual"}']],
  ['English', 'How do I start a shift?', ['get-document {"type":"workers_manual"}'], worker],
  ['Russian', 'Когда отвечает поддержка?', ['get-support-hours {}']],
  ['Czech', 'Co na mě čeká?', ['get-dashboard {}']],
  ['English', 'Who is on site now?', ['get-coverage {}'], manager],
  ['Czech', 'Kdo je teď na místě v Brně?', [inBrno, 'get-coverage {"store_id":["brno"]}'], manager],
  ['Russian', 'Кто сейчас на месте?', ['get-coverage {}'], manager],
  [
    'English',
    'What did we sell last week?',
    ['get-sales {"from":"2026-11-16","to":"2026-11-22","by":"product"}'],
    manager,
  ],
  ['English', 'Order the same for Friday', sameOnFriday, { history }],
  ['Czech', 'Objednej totéž na pátek', sameOnFriday, { history }],
  ['Russian', 'Закажи то же на пятницу', sameOnFriday, { history }],
  ['English', 'Order two cashiers for Brno tomorrow 8-16', twoCashiers('cashier')],
  ['Czech', 'Objednejte dvě pokladní do Brna na zítra 8-16', twoCashiers('pokladn')],
  ['Russian', 'Закажите двух кассиров в Брно на завтра с 8 до 16', twoCashiers('кассир')],
  ['Czech', 'Požádejte o jiného pracovníka na tuhle směnu', ['ask-replacement {"id":"shift-1"}'], { history }],
  [
    'English',
    'Cancel this shift because the shop is closed.',
    ['cancel-shift {"id":"shift-1","reason":"the shop is closed"}'],
    { history },
  ],
  [
    'Russian',
    'Напишите комментарий к смене: вход со двора, завтра',
    ['create-comment {"id":"shift-1","text":"вход со двора, завтра"}'],
    { history },
  ],
  [
    'Czech',
    'Napište k objednávce 20409: doručte ji v pátek',
    ['list-orders {"text":"20409"}', 'send-message {"order_id":"order-1","text":"doručte ji v pátek"}'],
  ],
  [
    'English',
    'Put 10 helmets into the cart',
    ['search-catalogue {"text":"helmet"}', 'add-to-cart {"product_id":"helmet","count":10}'],
  ],
  ['English', 'And on Sunday?', ['list-shifts {"from":"2026-11-29","to":"2026-11-29"}'], { history }],
  ['English', 'What is the meaning of life?', []],
  ['Czech', 'Kdo čeká na schválení?', [], { without: ['list-waiting'] }],
  ['Russian', 'Отмени эту смену', [], { history }],
];

it('every call has only fields that the tool knows, and those that it requires', () => {
  const calls = questions.flatMap(([language, question, , options]) => callsOf(question, { ...options, language }));
  for (const { name, arguments: args } of calls) {
    const tool = tools.find((each) => each.name === name);
    expect([name, Object.keys(tool?.input.properties ?? {})]).toEqual([
      name,
      expect.arrayContaining(Object.keys(args)),
    ]);
    expect([name, Object.keys(args)]).toEqual([name, expect.arrayContaining([...(tool?.input.required ?? [])])]);
  }
  expect(new Set(calls.map(({ name }) => name)).size).toBeGreaterThan(25);
});

it.each(questions)('%s: %s', (language, question, chain, options = {}) => {
  expect(chainOf(question, { ...options, language })).toEqual(chain);
});

/** Other wordings, and the tool that each needs first. */
const wordings: readonly [Language, string, string][] = [
  ['English', 'Is anyone missing at Karolina today?', 'list-stores'],
  ['English', 'In which stores do we have gaps?', 'list-shifts'],
  ['English', 'Who has not come today?', 'list-shifts'],
  ['English', 'When do I start tomorrow?', 'list-shifts'],
  ['English', 'What is the phone of Jana Nováková?', 'list-users'],
  ['English', 'Who worked most hours last month?', 'staff-statistics'],
  ['English', 'Which documents are waiting to be accepted?', 'list-delivery-documents'],
  ['English', 'Show the last order', 'list-orders'],
  ['English', 'helmets under 1000', 'search-catalogue'],
  ['English', 'Could you order the same for Sunday?', 'get-shift'],
  ['Czech', 'kdo je zitra v ostrave', 'list-stores'],
  ['Czech', 'Kdo chybí dnes na Karolině?', 'list-stores'],
  ['Czech', 'Najdi pracovníka Svobodu', 'list-users'],
  ['Czech', 'Kolik nás stály směny minulý týden?', 'list-shifts'],
  ['Czech', 'Kolik jsme letos objednali?', 'get-yearly-order-sum'],
  ['Czech', 'Jaké máme prodejny v Praze?', 'list-stores'],
  ['Czech', 'Kolik hodin čeká na schválení?', 'list-hours'],
  ['Czech', 'Jaké směny jsou zrušené?', 'list-shifts'],
  ['Russian', 'Кого сегодня нет на Каролине?', 'list-stores'],
  ['Russian', 'Какой телефон у Яны Новаковой?', 'list-users'],
  ['Russian', 'Кто может выйти на смену кассиром?', 'list-specialties'],
  ['Russian', 'Какие документы поставки ждут подтверждения?', 'list-delivery-documents'],
  ['Russian', 'Во сколько обошлось Брно в прошлом месяце?', 'list-stores'],
  ['Russian', 'Сколько мне заплатят за ноябрь?', 'staff-statistics'],
];
it.each(wordings)('%s: %s', (language, question, tool) => {
  const step = nextStep(madeRequest(question, { language, history }));
  expect(step).toHaveProperty('calls.0.name', tool);
});

it('a question without a rule and one without its tool name what can be answered', () => {
  const { noData } = textsOf('cs');
  const without = ['list-waiting', 'list-tenders'];
  for (const question of ['Jaký je smysl života?', 'Kdo čeká na schválení?']) {
    const step = nextStep(madeRequest(question, { language: 'Czech', without }));
    expect(step).toEqual({ text: expect.stringContaining(`${noData} Odpovím na otázky`) });
    expect(step).toEqual({ text: expect.stringContaining('objednávky') });
    expect(step).toEqual({ text: expect.not.stringContaining('tendry') });
  }
});

it('nothing is called when no tool may be', () => {
  expect(nextStep({ ...madeRequest('Who works today?'), tool_choice: 'none' })).toHaveProperty('text');
});
