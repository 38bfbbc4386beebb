import type { ChatSide } from '#shared/domain/chats/channel-state.ts';

type Line = readonly [side: ChatSide, text: string];
export type Talk = {
  /** The full name of who opened it. */
  fio: string;
  /** What it is about: the newest one that the person then had. */
  about?: 'order' | 'shift';
  /** When it began: minutes ago for one that waits, otherwise days ago. */
  ago: number;
  state: 'waiting' | 'open' | 'closed';
  /** Who has not read the last posts of the other side, or of a colleague. */
  unread?: 'client' | 'manager';
  /** One of the first post. */
  picture?: string;
  lines: readonly Line[];
};

const c = (text: string): Line => ['client', text];
const s = (text: string): Line => ['support', text];
const talk = (
  fio: string,
  ago: number,
  state: Talk['state'],
  lines: readonly Line[],
  more: Partial<Talk> = {},
): Talk => ({ fio, ago, state, lines, ...more });

/** Conversations with support, those that wait first, each person's in the person's language. */
export const talks: readonly Talk[] = [
  talk('Zuzana Benešová', 40, 'waiting', [
    c('Dobrý den, nejde mi ukončit dnešní směna, tlačítko po klepnutí jen problikne. Co s tím?'),
    c('Zkoušela jsem i znovu načíst stránku, pořád stejné.'),
  ]),
  talk(
    'Petra Malinová',
    26,
    'waiting',
    [c('Dobrý den, na směnu nepřišel pracovník a nebere telefon. Dokážete poslat náhradu ještě dnes?')],
    { about: 'shift' },
  ),
  talk(
    'Alena Hrubá',
    17,
    'waiting',
    [
      c('Dobrý den, v zásilce chybí jeden karton. Na dodacím listu je uveden.'),
      c('Potřebujeme ho nejpozději v **pátek ráno**.'),
    ],
    { about: 'order' },
  ),
  talk('Oksana Kovalenko', 9, 'waiting', [
    c('Здравствуйте! Я потеряла бейдж, завтра утром смена. Как мне попасть в магазин?'),
  ]),
  talk('Martina Dvořáková', 3, 'waiting', [
    c('Dobrý den, změnili jsme banku. Kde prosím upravíme číslo účtu pro výplaty?'),
  ]),

  talk(
    'Jana Nováková',
    1,
    'open',
    [
      c('Dobrý den, na výplatní pásce mi chybí příplatek za sobotu.'),
      s('Dobrý den, paní Nováková, podíváme se na to. Jde o poslední sobotní směnu?'),
      c('Ano, od šesti do dvou.'),
      s(
        'Děkuji. Příplatek je v pásce na řádku **Víkend**, počítá se až po schválení hodin. Vedoucí je schválí nejpozději zítra.',
      ),
    ],
    { unread: 'client' },
  ),
  talk(
    'Jana Nováková',
    6,
    'open',
    [
      c('Ve směně mám o půl hodiny méně, odešla jsem až ve 14:30.'),
      s('Dobrý den, čas opraví dodavatel v historii směny. Předali jsme mu váš záznam.'),
      c('Děkuji, dám vědět, až to uvidím.'),
      s('Dobře. Kdyby tam oprava do zítřka nebyla, dodavateli ji připomeneme.'),
    ],
    { about: 'shift' },
  ),
  talk(
    'Tomáš Krejčí',
    1,
    'open',
    [
      c('Dobrý den, otevíráme novou prodejnu. Kdo ji založí a kdy na ni můžeme objednávat směny?'),
      s(
        'Dobrý den, prodejnu založí paní Hrubá v nabídce **Prodejny**. Směny lze objednat hned poté, co se přidělí dodavatel.',
      ),
      c('A dodavatel může být stejný jako na Pankráci?'),
      s('Ano, stačí mu poslat žádost o obsluhu prodejny. Obvykle odpoví do druhého dne.'),
    ],
    { unread: 'client' },
  ),
  talk(
    'Roman Vlček',
    2,
    'open',
    [
      c('Dobrý den, můžeme dostat hromadný výkaz hodin za minulý měsíc v XLSX?'),
      s(
        'Dobrý den, ano: ve **Statistice** zvolte měsíc a Exportovat. Soubor přijde do stažených souborů a vydrží sedm dní.',
      ),
      c('Našel jsem, děkuji. Ještě se ozvu kvůli zamčení měsíce.'),
      s('Jistě, klidně pište sem.'),
    ],
    { unread: 'manager' },
  ),
  talk(
    'Nguyen Thi Lan',
    2,
    'open',
    [
      c('Hello, the code by SMS does not come to my phone. I am in Vietnam this week.'),
      s(
        'Hello, codes by SMS go only to European numbers. Please sign in with your e-mail and password, it works everywhere.',
      ),
      c('I do not remember the password.'),
      s('Choose **Forgotten password** under the e-mail. The link is valid for an hour.'),
    ],
    { unread: 'client' },
  ),
  talk(
    'Pavel Sedlák',
    3,
    'open',
    [
      c('Dobrý den, krabice přišla promáčklá, přikládám fotku. Jak to budeme řešit?'),
      s(
        'Dobrý den, to nás mrzí. Posíláme nové zboží, dopravu platíme my. Poškozené prosím nechte stranou pro dopravce.',
      ),
      c('Dobře, necháme ho na rampě. Kdy dorazí?'),
      s('Dopravce potvrdil čtvrtek do 12 hodin. Číslo zásilky uvidíte u objednávky.'),
    ],
    { about: 'order', picture: 'damaged carton', unread: 'manager' },
  ),
  talk('Andrii Ševčuk', 4, 'open', [
    c('Добрый день, мне поменяли смену, но я в этот день не могу.'),
    s('Добрый день. Откройте смену и нажмите **Не согласен**, до вашего ответа изменение не действует.'),
    c('Понял, сделал. Спасибо!'),
    s('Хорошо. Исполнитель ответит до вечера.'),
  ]),
  talk('Ivana Kalinová', 5, 'open', [
    c('Dobrý den, jde nastavit, aby vedoucí prodejny neviděla ceny?'),
    s('Dobrý den, ceny směn vidí jen ti, kdo je objednávají. Předáme to kolegům jako námět a ozveme se vám.'),
  ]),

  talk('Petra Malinová', 12, 'closed', [
    c('Dobrý den, jak změním otevírací dobu na svátky?'),
    s('Dobrý den, v prodejně otevřete **Otevírací doba** a přidejte výjimku na dané datum.'),
    c('Funguje, děkuji.'),
  ]),
  talk('Alena Hrubá', 20, 'closed', [
    c('Dobrý den, potřebujeme kopii faktury za předplatné.'),
    s('Dobrý den, najdete ji v nabídce **Předplatné**, u každé platby je odkaz. Poslali jsme vám ji i e-mailem.'),
    c('Výborně, díky.'),
  ]),
  talk(
    'Alena Hrubá',
    33,
    'closed',
    [
      c('Objednávka měla dorazit včera, dopravce se neozval.'),
      s('Dobrý den, ověřili jsme to: zásilka čeká na depu, dnes ji rozvezou do 16 hodin. Omlouváme se.'),
      c('Dorazila ve tři, díky za rychlost.'),
      s('Děkujeme za zprávu, přejeme hezký den.'),
    ],
    { about: 'order' },
  ),
  talk('Zdeněk Malý', 27, 'closed', [
    c('Dobrý den, mám dva účty, kavárny a brigádu. Jak mezi nimi přepnu?'),
    s('Dobrý den, klepněte na své jméno vpravo nahoře a na **Změnit roli**. Heslo je pro oba stejné.'),
    c('Aha, super.'),
  ]),
  talk(
    'Lenka Zapletalová',
    38,
    'closed',
    [
      c('Dobrý den, zákazník odmítl dodací list kvůli chybějícímu kusu. Musíme vystavit celou objednávku znovu?'),
      s('Dobrý den, ne. U odmítnutého dokladu zvolte **Nahradit** a uberte chybějící kus, objednávka zůstane.'),
      c('Hotovo, už ho přijali.'),
    ],
    { about: 'order' },
  ),
  talk(
    'Ondřej Hájek',
    15,
    'closed',
    [
      c('Dobrý den, zapomněl jsem se odhlásit ze směny, skončil jsem ve dvě.'),
      s('Dobrý den, směna se uzavřela sama na konci rozvrhu, tedy také ve dvě. Nic dalšího není třeba.'),
      c('Paráda, díky.'),
    ],
    { about: 'shift' },
  ),
  talk(
    'Eliška Kučerová',
    18,
    'closed',
    [
      c('Dobrý den, na prodejně nikdo nevěděl, že přijdu. Pustili mě až za čtvrt hodiny. Přijdu o peníze?'),
      s('Dobrý den, nepřijdete. Začátek směny byl zapsán při příchodu a vedoucí prodejny ho potvrdila.'),
    ],
    { about: 'shift' },
  ),
  talk(
    'Mykola Tkačenko',
    22,
    'closed',
    [
      c('Добрый день. QR-код на входе не считывается, охрана не пускала десять минут.'),
      s(
        'Добрый день. Покажите охране смену в телефоне, этого достаточно. Мы попросили магазин заменить табличку с кодом.',
      ),
      c('Хорошо, спасибо.'),
    ],
    { about: 'shift' },
  ),
  talk(
    'Markéta Kubíčková',
    24,
    'closed',
    [
      c('Můžu si směnu vyměnit s kolegyní?'),
      s('Dobrý den, požádejte u směny o náhradu a do důvodu napište její jméno. Dodavatel ji pak přidělí.'),
      c('Díky moc!'),
    ],
    { about: 'shift' },
  ),
  talk('Monika Křížová', 29, 'closed', [
    c('Dobrý den, změnila jsem číslo účtu. Stihne se to do výplaty?'),
    s('Dobrý den, účet změníte v **Profilu**. Výplaty odcházejí desátého, takže ano.'),
    c('Změněno, děkuji.'),
  ]),
  talk('Lucie Černá', 41, 'closed', [
    c('Zapomněla jsem heslo a e-mail s odkazem nepřišel.'),
    s('Dobrý den, odkaz jsme poslali znovu, podívejte se prosím i do nevyžádané pošty.'),
    c('Byl tam. Děkuji!'),
  ]),
  talk('Michal Fiala', 48, 'closed', [
    c('Dobrý den, kolik hodin na dohodu mi letos ještě zbývá?'),
    s('Dobrý den, přesný počet je ve výplatní pásce dole. Limit u jednoho zaměstnavatele je **300 hodin** za rok.'),
  ]),
  talk('Iryna Melnyk', 52, 'closed', [
    c('Здравствуйте, можно работать в Праге, а не в Брно? Я переезжаю.'),
    s('Здравствуйте! Напишите об этом своему исполнителю, он добавит вам магазины в Праге.'),
    c('Спасибо большое.'),
  ]),
  talk('Tran Van Minh', 57, 'closed', [
    c('Hi, I was sick on Monday. Where do I send the confirmation from the doctor?'),
    s('Hello, please give it to your performer, Personál Plus. Get well soon!'),
    c('OK, thank you.'),
  ]),
  talk('Petr Svoboda', 63, 'closed', [
    c('Aplikace mi píše, že nemám připojení, ale internet jede.'),
    s('Dobrý den, měli jsme krátký výpadek, nyní už vše funguje. Poznámky ke směně se odeslaly samy.'),
    c('Ok, jede to.'),
  ]),
  talk('Hana Navrátilová', 75, 'closed', [
    c('Dobrý den, ztratila jsem kartičku na prodejnu. Co teď?'),
    s(
      'Dobrý den, řekněte to prosím vedoucí prodejny, novou vydá na počkání. Do té doby stačí směna v telefonu a doklad.',
    ),
  ]),
  talk('Olena Ševčenko', 84, 'closed', [
    c('Добрый вечер, почему ночная смена считается двумя днями?'),
    s('Добрый день! Смена относится к дню начала, а ночная доплата считается по часам до и после полуночи.'),
    c('Теперь понятно.'),
  ]),
  talk('Tereza Němcová', 96, 'closed', [
    c('Dobrý den, jak nahraju profilovou fotku? Píše to, že je moc velká.'),
    s('Dobrý den, fotka může mít nejvýš **4 MB**. Zkuste ji v telefonu uložit jako menší.'),
    c('Povedlo se.'),
  ]),
  talk('Do Thi Huong', 110, 'closed', [
    c('Hello, can I see my shifts in my calendar?'),
    s('Hello, not yet. All shifts are on the page **My shifts**, and you get a notification before each of them.'),
  ]),
  talk('Klára Vaňková', 123, 'closed', [
    c('Dobrý den, zaregistrovala jsem se, ale žádné směny nevidím.'),
    s('Dobrý den, nejdřív vás musí přijmout některý z dodavatelů. Pošlete mu prosím svůj e-mail, pozve vás.'),
    c('Rozumím, zkusím Personál Plus.'),
    s('Držíme palce.'),
  ]),
];
