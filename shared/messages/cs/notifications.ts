export const problems = {
  'push-address-refused':
    'Tuto službu pro oznámení nelze použít, takže se nic nezapnulo. Použijte prohlížeč s vlastní službou oznámení.',
  'push-subscription-taken': 'Tento prohlížeč dostává oznámení jiné osoby. Zapněte je ještě jednou.',
  'too-many-devices': 'Oznámení už chodí na {{limit}} zařízení. Nejdřív některé odeberte.',
} as const;

export const notifications = {
  'channel-stopped': 'Oznámení ({{channel}}) se vypnula, protože k vám už nechodí. Znovu je zapnete v nastavení',
} as const;

export const letters = {
  notification: {
    subject: 'Novinky ze Smeny',
    title: 'Co je pro vás ve Smeně nového',
    text: '{{text}}',
    button: 'Otevřít Smenu',
    note: 'Co vám chodí e-mailem, si vyberete v nastavení Smeny.',
  },
} as const;

export const notificationLinks = { notificationSettings: 'Otevřít nastavení' } as const;

export default {
  title: 'Oznámení',
  device: {
    title: 'Na tomto zařízení',
    reason: 'Oznámení se objeví na obrazovce, i když je Smena zavřená.',
    on: 'Oznámení jsou tady zapnutá.',
    off: 'Oznámení jsou tady vypnutá.',
    turnOn: 'Zapnout',
    turnOff: 'Vypnout',
    failed: 'Prohlížeč oznámení nezapnul. Zkuste to později, nebo v jiném prohlížeči.',
    blockedTitle: 'Prohlížeč oznámení ze Smeny blokuje',
    blocked:
      'Otevřete informace o stránce vlevo v adresním řádku, na telefonu nastavení aplikace, a oznámení povolte. Pak se sem vraťte.',
    installTitle: 'Nejdřív si Smenu přidejte na plochu',
    install:
      'Na iPhonu a iPadu chodí oznámení jen do aplikace na ploše. V Safari klepněte na Sdílet, pak na „Přidat na plochu“ a otevřete Smenu odtamtud.',
    unsupportedTitle: 'V tomto prohlížeči nejsou k dispozici',
    unsupported:
      'Tento prohlížeč oznámení ze Smeny zobrazit neumí, nebo jde o anonymní okno. E-maily a SMS fungují i bez toho.',
  },
  devices: {
    title: 'Vaše zařízení',
    unknown: 'Neznámé zařízení',
    this: 'toto zařízení',
    since: 'od {{day}}',
    remove: 'Odebrat',
    removeDevice: 'Odebrat zařízení {{name}}',
    removed: 'Na zařízení už oznámení chodit nebudou.',
  },
  reach: {
    title: 'Co vám chodí',
    reason: 'V aplikaci uvidíte každé oznámení. Vyberte, co vám má chodit i mimo ni.',
    none: 'Pro vaši roli se mimo aplikaci nic neposílá.',
    kind: 'Oznámení',
    noChannel: 'Není k dispozici: {{what}}',
  },
  channels: { push: 'Push', letter: 'E-mail', sms: 'SMS' },
  groups: {
    shifts: 'Směny',
    hours: 'Hodiny',
    orders: 'Objednávky a zásobování',
    invoices: 'Faktury',
    messages: 'Zprávy',
    company: 'Firmy',
  },
  kinds: {
    'shift-assigned': 'Vaše nová směna',
    'shift-changed': 'Nový čas vaší směny',
    'shift-terms-changed': 'Jiné změny vaší směny',
    'shift-called-up': 'Vaše povolání z pohotovosti',
    'shift-canceled': 'Vaše zrušená směna',
    'shift-taken-away': 'Směna, která vám byla odebrána',
    'shift-start-missed': 'Vaše nezahájená směna',
    'shift-unfilled': 'Směna bez pracovníka den předem',
    'shift-left': 'Odhlášení pracovníka ze směny',
    'shift-left-late': 'Směna bez pracovníka 12 hodin předem',
    'shift-not-started': 'Nezahájená směna',
    'shift-no-show': 'Směna, na kterou nikdo nepřišel',
    'replacement-asked': 'Žádost o náhradu',
    'replacement-found': 'Nalezená náhrada',
    'stand-by-called-up': 'Povolání z pohotovosti',
    'shift-change-requested': 'Návrh změny směny',
    'shift-request-dropped': 'Váš návrh změny, který už neplatí',
    'shift-declined': 'Směna, kterou odmítli všichni dodavatelé',
    'shift-canceled-by-performer': 'Směna zrušená dodavatelem',
    'shift-canceled-by-customer': 'Směna zrušená zákazníkem',
    'punch-claimed': 'Pozdě doručený záznam času',
    'hours-reduced': 'Zkrácení vašich hodin',
    'hours-disputed': 'Rozporované hodiny',
    'hours-answered': 'Odpověď k rozporovaným hodinám',
    'order-placed': 'Nová objednávka',
    'order-quoted': 'Ceny vaší objednávky',
    'order-quotation-accepted': 'Přijaté ceny objednávky',
    'order-paid': 'Zaplacená objednávka',
    'order-ready': 'Připravená objednávka',
    'order-shipped': 'Objednávka na cestě',
    'order-canceled': 'Zrušená objednávka',
    'supply-placed': 'Zásobování vaší prodejny',
    'supply-waits': 'Zásobování, které čeká na vaši odpověď',
    'document-issued': 'Dodací doklad k potvrzení',
    'document-rejected': 'Odmítnutý dodací doklad',
    'invoice-issued': 'Nová faktura',
    'invoice-credited': 'Nový dobropis',
    'invoice-overdue': 'Faktura po splatnosti',
    'message-received': 'Zpráva k objednávce',
    'chat-answered': 'Odpověď podpory',
    'chat-waiting': 'Dotaz, který čeká na podporu',
    'credibility-changed': 'Vážné zjištění o firmě',
    'price-agreed': 'Cena sjednaná s dodavatelem',
    'price-deleted': 'Smazaná cena dodavatele',
  },
  quiet: {
    title: 'Noční klid',
    reason: 'Oznámení na zařízeních a SMS počkají, až noční klid skončí. Zprávy o vaší směně téhož dne přijdou hned.',
    switch: 'V noci mě nerušit',
    from: 'Od',
    to: 'Do',
    off: 'Vypnuto',
    zone: 'Časové pásmo: {{zone}}',
    same: 'Zvolte konec, který se liší od začátku.',
  },
  contacts: {
    title: 'Kam chodí e-maily a SMS',
    email: 'E-maily: {{email}}',
    phone: 'SMS: {{phone}}',
    noEmail: 'Nemáte e-mail, takže vám e-maily neposíláme.',
    noPhone: 'Nemáte telefonní číslo, takže vám SMS neposíláme.',
    change: 'Změnit v profilu',
  },
  stopped: {
    push: {
      title: 'Oznámení na vašich zařízeních se vypnula',
      text: 'Od {{day}} je žádné vaše zařízení nepřijímá. Zapněte je znovu na každém zařízení.',
    },
    letter: {
      title: 'E-maily pro vás se vypnuly',
      text: 'Dne {{day}} se e-mail na vaši adresu vrátil. Zkontrolujte adresu v profilu a pak je znovu zapněte.',
    },
    sms: {
      title: 'SMS pro vás se vypnuly',
      text: 'Dne {{day}} SMS nedošla. Zkontrolujte číslo v profilu a pak je znovu zapněte.',
    },
    resume: 'Znovu zapnout',
    resumed: 'Znovu zapnuto.',
  },
  history: { title: 'Historie', reason: 'Oznámení za posledních 90 dní.' },
  card: {
    worker: {
      title: 'Ať hned víte, když se směna změní',
      text: 'Nová směna, jiný čas nebo zrušení: tento telefon to ukáže, i když je Smena zavřená.',
    },
    office: {
      title: 'Ať hned víte, co na vás čeká',
      text: 'Co nepočká, se ukáže na tomto zařízení, i když je Smena zavřená. Co to bude, si vyberete.',
    },
    turnOn: 'Zapnout oznámení',
    dismiss: 'Teď ne',
  },
  open: {
    title: 'Oznámení',
    gone: 'Toto oznámení už není k dispozici',
    goneText: 'Je starší než 90 dní, nebo patří k jinému účtu.',
    history: 'Zobrazit všechna oznámení',
  },
} as const;
