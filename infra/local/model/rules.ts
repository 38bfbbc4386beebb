import { orderNumberIn, priceLimitIn, timesIn } from './numbers.ts';
import type { Rule } from './plan.ts';
import * as changes from './plans/changes.ts';
import * as company from './plans/company.ts';
import * as hours from './plans/hours.ts';
import { manual } from './plans/manual.ts';
import * as orders from './plans/orders.ts';
import * as people from './plans/people.ts';
import * as products from './plans/products.ts';
import * as shifts from './plans/shifts.ts';
import type { Question } from './question.ts';
import { phrases, says } from './words.ts';

const hasNumber = ({ text }: Question) => orderNumberIn(text) !== null;
const namesSomebody = ({ name, place }: Question) => (name ?? place) !== null;
const isOfPeople = ({ words }: Question) =>
  !says(words, phrases('document, doklad, order, objednav', 'документ, накладн, заказ'));
const hasPriceOnly = ({ place, name, text }: Question) => !place && !name && !/shift|směn|смен/i.test(text);

const howTo: Rule = {
  says: phrases(
    'how_do, how_can, how_to, how_should, where_can_i, manual, jak=_se=, jak=_mam, jak=_muz, jak=_si=',
    'jak=_~t, jak=_~im, jak=_~am, jak=_~uji, jak=_~eme, jak=_~ime, jak=_pozv, jak=_~nu, jak=_~mu',
    'jak= ~at, jak= ~it, kde_najdu, prirucka, navod',
    'как= ~ть, как_мне=, как_можно, где_найти, инструкци, руководств',
  ),
  plan: manual,
};

/** What changes something, only when it is requested. */
const changing: readonly Rule[] = [
  {
    says: phrases(
      'order same, book same, repeat shift, objednej tot, objednejte tot, objedn stejn, objedn to_sam',
      'закажи то_же, закажите то_же, закажи так, закажите так, закажи ту_же, закажите ту_же, повтори',
    ),
    plan: changes.orderSame,
  },
  {
    says: phrases(
      'ask another_worker, ask other_worker, ask replacement, need another_worker, want another_worker',
      'pozadej jin, pozadejte jin, chci jin, potrebuj jin pracov, pozadej nahrad, pozadejte nahrad',
      'potrebuj nahrad',
      'попроси друг, попросите друг, запроси друг, запросите друг, нужен друг, запроси замен, попроси замен',
      'запросите замен, попросите замен, нужна замен',
    ),
    plan: changes.replacement,
  },
  {
    says: phrases(
      'cancel= shift, cancel= it=, zrus= smen, zruste= smen, zrusit= smen, zrus= ji=, zruste= ji=',
      'отмени= смен, отмените= смен, отменить= смен, отмени= ее=, отмените= ее=',
    ),
    plan: changes.cancelShift,
  },
  {
    says: phrases(
      'write comment, add comment, leave comment, comment= on, napis koment, pridej koment, pridejte koment',
      'напиши коммент, напишите коммент, добавь коммент, добавьте коммент, оставь коммент',
    ),
    plan: changes.comment,
  },
  {
    says: phrases(
      'write order, send message order, message to_order, napis objednav, napiste objednav',
      'posli zprav objednav',
      'напиши заказ, напишите заказ, отправь сообщен заказ, отправьте сообщен заказ',
    ),
    when: hasNumber,
    plan: changes.message,
  },
  {
    says: phrases(
      'put cart, add cart, put basket, add basket, dej kosik, dejte kosik, pridej kosik, pridejte kosik',
      'vloz kosik',
      'положи корзин, положите корзин, добавь корзин, добавьте корзин',
    ),
    plan: changes.addToCart,
  },
  {
    says: phrases(
      '^order=, ^book=, please_order=, please_book=, objednej=, objednejte=, objednat=',
      'закажи=, закажите=, заказать=',
    ),
    plan: changes.orderShifts,
  },
];

const ofCompany: readonly Rule[] = [
  {
    says: phrases(
      'what_can_you, what_do_you_know, ^help=, co_umis, co_umite, s_cim_poradi, s_cim_mi, s_cim pomoc, ^pomoc=',
      'что_ты_умеешь, что_вы_умеете, чем_можете_помочь, чем можете_помочь, чем помож, ^помощь=',
    ),
    plan: company.help,
  },
  { says: ['support', 'podpor', 'поддержк'], plan: company.supportHours },
  { says: ['holiday', 'svatek=', 'svatky=', 'svatku=', 'svatk', 'праздник', 'праздничн'], plan: company.holidays },
  { says: ['notification', 'oznamen', 'upozornen', 'уведомлен'], plan: company.notifications },
  { says: ['bonus', 'бонус'], plan: company.bonuses },
  { says: ['cart=', 'basket=', 'kosik', 'корзин'], plan: products.cart },
  { says: ['tender', 'tendr', 'тендер'], plan: orders.tenders },
  {
    says: phrases(
      'delivery_doc, documents, delivery_note, dodaci_doklad, dodacich_doklad, dodaci_list, doklady=, dokladu=',
      'накладн, документы=, документов=, документ постав',
    ),
    plan: orders.documents,
  },
  {
    says: phrases(
      'subscription, plan until, until plan, plan end, plan paid, plan expire, paid_until, which_plan',
      'our_plan, my_plan, predplatn, do_kdy tarif, tarif do=, tarif konci, konci tarif, jaky_tarif mam',
      'nas_tarif, muj_tarif, tarif plat',
      'подписк, тариф до=, до_какого тариф, тариф законч, законч тариф, оплачен тариф, тариф оплач',
      'наш_тариф, у_нас_тариф, действует тариф',
    ),
    plan: company.subscription,
  },
  { says: ['plans=', 'tariff', 'tarif', 'тариф'], plan: company.tariffs },
  {
    says: phrases(
      'needs attention, what needs, waits_for_me, what to_do, co_me_ceka, co_mam delat, co na_me_ceka',
      'co potrebuje pozor',
      'требует внимания, что требует, что_мне_нужно',
    ),
    plan: company.dashboard,
  },
];

/** The last rule: what follows a greeting may be a question. */
const greeting: Rule = {
  says: phrases('^hello, ^hi=, ^good, ^ahoj, ^dobry, ^zdravim', '^привет, ^здравствуй, ^добрый'),
  plan: company.help,
};

const ofHours: readonly Rule[] = [
  {
    says: ['hours disputed', 'disputed hours', 'hodin rozpor', 'rozporovan', 'оспорен'],
    plan: hours.hoursIn('disputed', 'disputed'),
  },
  {
    says: phrases(
      'hours approv, hours wait, approve hours, hodin schval, hodin cek, vykaz schval, vykaz cek',
      'schval hodin',
      'час утвержд, час подтвержд, час жд, час ожида, утверд час, подтверд час',
    ),
    plan: hours.hoursIn('submitted', 'toApprove'),
  },
  {
    says: phrases(
      'wait approv, waiting for, who_waits, who_is_waiting, people wait, kdo_ceka, ceka schval',
      'cekaji schval',
      'кто_ждет, люди ждут, ждет подтвержд, ждут подтвержд, ждет одобр, ждут одобр',
    ),
    when: isOfPeople,
    plan: people.waiting,
  },
  {
    says: phrases(
      'payslip, my_pay, pay_of, do_i_earn, did_i_earn, i_earn, salary, wage, get_paid, earn, vyplat, vydela, kolik dostanu',
      'mzd',
      'зарплат, заплат, сколько получ, заработ, расчетн_лист, получу',
    ),
    plan: hours.payslip,
  },
  {
    says: phrases(
      'by_store, per_store, each_store, by_object, podle_prodejen, po_prodejnach, za_prodejn',
      'prodejn naklad',
      'по_магазинам, по_объектам, каждый_магазин',
    ),
    plan: hours.byStore,
  },
  {
    says: phrases(
      'how_many_hours, work hours, most hours, hours most, my_hours, hours work, hours of, hours_did, by_worker, per_worker, kolik_hodin',
      'moje_hodiny, odpracova, nejvic_hodin, hodiny prac, podle_pracovniku',
      'сколько_часов, мои_часы, отработа, больше_всего часов, часы работник, по_работникам',
    ),
    plan: hours.byWorker,
  },
];

const ofShifts: readonly Rule[] = [
  {
    says: phrases(
      'on_site, on_the_site, who_is_there, who_came, kdo_je_na_miste, kdo na_miste, kdo_prisel, kdo nastoupil',
      'кто на_месте, кто_пришел, кто_вышел',
    ),
    plan: shifts.onSite,
  },
  {
    says: phrases(
      'without worker, is_missing, anyone missing, gaps=, no_worker, nobody, no_one, unfilled, not_filled, nejsou_obsazen, unstaffed',
      'uncovered, open_shift, missing_worker, bez_pracov, chybi=, chybej, neobsazen, nikdo, volne_smen, chybi pracov',
      'nema_pracov, nemaji_pracov',
      'не_заполн, без_работник, кого нет=, без_сотрудник, никто, никого, незаполнен, свободн_смен, нет_работник',
      'не_хватает',
    ),
    plan: shifts.withoutWorker,
  },
  {
    says: phrases(
      'not_start, didnt_start, havent_started, hasnt_started, late_for, is_late, are_late, didnt_come',
      'not_come, nezacal, nenastoup, neprisel, neprisla, neprisli, zpozden, meska',
      'не_начал, не_начат, не_приш, не_выш, опозда, опазд',
    ),
    plan: shifts.notStarted,
  },
  {
    says: phrases(
      'too_long, overdue, not_ended, not_finished, didnt_end, still_running, moc_dlouho, prilis_dlouho',
      'neskoncil, neukonc, presahuj',
      'слишком_долго, не_законч, не_заверш, затянул',
    ),
    plan: shifts.overdue,
  },
  {
    says: phrases(
      'performer canceled, performer cancelled, canceled performer, cancelled performer, dodavatel zrusil',
      'zrusil dodavatel, zrusen dodavatel',
      'исполнител отмен, отмен исполнител',
    ),
    plan: shifts.canceledByPerformer,
  },
  {
    says: phrases(
      'canceled shift, cancelled shift, shift canceled, shift cancelled, zrusen smen, smen zrusen',
      'отменен смен, смен отменен',
    ),
    plan: shifts.canceled,
  },
];

const ofShop: readonly Rule[] = [
  {
    says: ['below', 'under=', 'less_than', 'up_to', 'do=', 'pod=', 'до=', 'дешевле', 'не_дороже'],
    when: (question) => priceLimitIn(question.text) !== null && !timesIn(question.text) && hasPriceOnly(question),
    plan: products.products,
  },
  {
    says: phrases(
      'ordered year, order year, order this_year, spent year, spend year, objednali rok, objednal rok',
      'objednali letos, utratili rok, utratili letos, letos objednal, letos utrat',
      'заказали год, заказали этом_году, потратил год, этом_году заказ, этом_году потрат, год потрат',
    ),
    plan: orders.yearlySum,
  },
  {
    says: phrases(
      'unpaid, not_paid, not_been_paid, orders pay, nezaplacen, nejsou_zaplacen, neuhrazen',
      'не_оплач, неоплач',
    ),
    plan: orders.unpaid,
  },
  {
    says: phrases(
      'not_ship, not_sent, not_been_ship, not_been_sent, unshipped, to_ship, neodesl, nevyexped',
      'nejsou_odesl',
      'не_отправл, неотправл, не_отгруж, неотгруж',
    ),
    plan: orders.unshipped,
  },
  { says: ['order', 'objednav', 'заказ'], when: hasNumber, plan: orders.oneOrder },
  {
    says: phrases('did_we_sell, sold, sales, revenue, prodali, trzb, prodeje', 'продали, продано, выручк, продажи'),
    plan: orders.sales,
  },
  { says: ['order', 'objednav', 'заказ'], plan: orders.orders },
  {
    says: phrases(
      'do_you_have, do_you_sell, is_there_in_stock, in_stock, product, catalogue, cheaper, buy=, mate=',
      'prodavate, skladem, produkt, zbozi, katalog, levnejsi, koupit',
      'есть_ли, у_вас_есть, продаете, в_наличии, товар, каталог, дешевле, купить',
    ),
    plan: products.products,
  },
  {
    says: phrases('how_much cost, how_much_is, price, kolik_stoji, cena=', 'цена=, сколько_стоит, сколько_стоят'),
    when: hasPriceOnly,
    plan: products.products,
  },
];

const ofWork: readonly Rule[] = [
  {
    says: phrases(
      'cost, how_much, kolik stoj, kolik stat=, stoji, naklad, kolik zaplat, spend, spent, utrati, staly=, stala=',
      'stalo=',
      'сколько сто, потрат, обошл, стоит, стоимост, расход',
    ),
    plan: shifts.shiftsAndCost,
  },
  {
    says: phrases(
      'workers specialt, work_as, who_can_be, workers_are, kdo_umi, pracovni profes, pracovat jako',
      'lide profes, umi_pracovat, pracovni umi=',
      'кто умеет, кто_может, kdo_muze, умеет_работать, работник професси, работник специальност, работать кем',
    ),
    plan: people.workersOfSpecialty,
  },
  { says: ['performer', 'dodavatel', 'исполнител', 'подрядчик'], plan: people.performers },
  {
    says: phrases(
      'who work, who_is at=, who_is in=, kdo prac, kdo dela, kdo_je= v=, kdo_je= na=, kdo bude',
      'кто работ, кто будет',
    ),
    plan: shifts.whoWorks,
  },
  { says: ['specialt', 'rates=', 'profes', 'sazb', 'професси', 'специальност', 'ставк'], plan: people.specialties },
  {
    says: phrases(
      'shift, smen, when work, do_i_start, i_start, kdy prac, kdy zacin, v_kolik zacin, do_i_work, pracuj',
      'смен, когда работ, когда начин, во_сколько начин, работа',
    ),
    plan: shifts.shiftsAhead,
  },
  { says: ['stores=', 'store=', 'shops=', 'objects=', 'prodejn', 'objekt', 'магазин', 'объект'], plan: people.stores },
  {
    says: phrases(
      'who_is, phone, call=, contact, find=, kdo_je, telefon, kontakt, najdi',
      'кто_так, телефон, позвонить, найди',
    ),
    when: namesSomebody,
    plan: people.person,
  },
  {
    says: phrases(
      'people, users, workers, employees, lide=, lidi=, uzivatel, pracovni, zamestnanc, worker',
      'люди, людей, пользовател, работник, сотрудник',
    ),
    plan: people.people,
  },
];

/** The first one whose words a question has answers it. */
export const rules: readonly Rule[] = [
  howTo,
  ...changing,
  ...ofHours,
  ...ofCompany,
  ...ofShifts,
  ...ofShop,
  ...ofWork,
  greeting,
];
