export const problems = {
  'invalid-password': 'Heslo není správné. Zkontrolujte rozložení klávesnice a Caps Lock a zkuste to znovu.',
  'user-not-found':
    'Tento e-mail, telefon ani přihlašovací jméno nikdo nepoužívá. Zkontrolujte, jestli v něm není překlep.',
  'wrong-code': 'Kód není správný, přihlášení se nezdařilo. Podívejte se do nejnovější SMS a zkuste to znovu.',
  'link-gone': 'Tento odkaz už byl použit, nebo vypršel. Požádejte o nový.',
  'email-taken': 'Tento e-mail už někdo používá, takže se nic neuložilo. Přihlaste se jím, nebo zadejte jiný.',
  'phone-taken': 'Toto telefonní číslo už někdo používá, takže se nic neuložilo. Přihlaste se jím, nebo zadejte jiné.',
  'login-taken': 'Toto přihlašovací jméno už někdo používá, takže se nic neuložilo. Zvolte jiné.',
  'code-expired': 'Kód vypršel nebo už byl použit, přihlášení se nezdařilo. Nechte si poslat nový.',
  'sms-country-closed':
    'Do této země SMS zatím neposíláme, takže nic neodešlo. Pokud je k dispozici e-mail, použijte ho.',
  'terms-required': 'Bez souhlasu s podmínkami užívání nelze pokračovat. Přečtěte si je a zaškrtněte souhlas.',
  'code-limit':
    'Příliš mnoho kódů nebo pokusů, tento proto nebyl přijat. Ještě počkejte: {{wait}}. Pokud máte heslo nebo e-mail, můžete se s nimi přihlásit hned.',
  'login-limit':
    'Příliš mnoho nesprávných hesel, toto proto nebylo ověřeno. Odkaz z e-mailu dál funguje. Ještě počkejte: {{wait}}.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'wrong-password': 'Heslo není správné.',
  'wrong-code': 'Kód není správný.',
  'code-expired': 'Tento kód už neplatí. Vyžádejte si nový.',
  'phone-length': 'Číslo je pro zvolenou zemi příliš krátké, nebo příliš dlouhé.',
  'password-too-common': 'Toto heslo se dá snadno uhodnout. Zvolte jiné.',
  'password-has-email': 'Heslo obsahuje váš e-mail, takže se dá snadno uhodnout. Zvolte jiné.',
  'passwords-differ': 'Hesla se neshodují.',
  'same-as-now': 'Tím se přihlašujete už teď.',
} as const;

export const notifications = {
  'password-changed': 'Vaše heslo bylo změněno. Pokud jste to nebyli vy, nastavte nové a odhlaste se všude.',
  'email-changed':
    'Váš přihlašovací e-mail byl změněn. Pokud jste to nebyli vy, nastavte nové heslo a odhlaste se všude.',
  'phone-changed': 'Váš přihlašovací telefon byl změněn. Pokud jste to nebyli vy, odhlaste se všude.',
} as const;

export const notificationLinks = { profile: 'Otevřít profil' } as const;

export const actions = {
  registered: 'Registrace',
  'password-changed': 'Změna hesla',
  'email-changed': 'Změna e-mailu',
  'phone-changed': 'Změna telefonu',
  'signed-out-everywhere': 'Odhlášení ze všech zařízení',
} as const;

export const letters = {
  activation: {
    subject: 'Dokončete registraci ve Smeně',
    title: 'Zbývá poslední krok',
    text: 'Někdo zaregistroval tuto adresu ve Smeně. Pokud jste to byli vy, zvolte si heslo a registrace bude hotová.',
    button: 'Zvolit heslo',
    note: 'Odkaz funguje jednou, do 24 hodin. Pokud jste to nebyli vy, e-mail ignorujte: žádný účet nevznikne.',
  },
  password: {
    subject: 'Nové heslo do Smeny',
    title: 'Zvolte si nové heslo',
    text: 'Někdo požádal o nové heslo k této adrese. Pokud jste to byli vy, zvolte si ho. Všechna zařízení se potom odhlásí.',
    button: 'Zvolit nové heslo',
    note: 'Odkaz funguje jednou, do 24 hodin. Pokud jste to nebyli vy, e-mail ignorujte: heslo se nezmění.',
  },
  passwordChanged: {
    subject: 'Vaše heslo do Smeny se změnilo',
    title: 'Vaše heslo se změnilo',
    text: 'Váš účet má nové heslo a všechna ostatní zařízení jsou odhlášena. Pokud jste to byli vy, není třeba nic dělat.',
    button: 'Zvolit jiné heslo',
    note: 'Pokud jste to nebyli vy, zvolte tlačítkem jiné heslo. Každý, kdo používá to nynější, se tím odhlásí.',
  },
  confirmEmail: {
    subject: 'Potvrďte svůj e-mail pro Smenu',
    title: 'Potvrďte tento e-mail',
    text: 'Někdo se chce do Smeny přihlašovat touto adresou. Pokud jste to byli vy, potvrďte ji. Nahradí váš dosavadní e-mail.',
    button: 'Potvrdit e-mail',
    note: 'Odkaz funguje jednou a 24 hodin. Pokud jste to nebyli vy, e-mailu si nevšímejte: nic se nezmění.',
  },
  emailKnown: {
    subject: 'Tímto e-mailem se do Smeny už přihlašujete',
    title: 'Tento e-mail už používáte',
    text: 'Někdo se chtěl do Smeny přihlašovat touto adresou, ale ta už patří k vašemu přihlášení. Nic se nezměnilo.',
    button: 'Otevřít Smenu',
    note: 'Pokud jste to byli vy, přihlaste se touto adresou. Nemůže patřit ke dvěma přihlášením.',
  },
  emailChanged: {
    subject: 'Váš e-mail ve Smeně se změnil',
    title: 'Váš e-mail se změnil',
    text: 'Do Smeny se teď přihlašujete jiným e-mailem. Touto adresou se už přihlásit nelze.',
    note: 'Pokud jste to nebyli vy, obraťte se ihned na správce své firmy: k vašemu účtu má přístup někdo jiný.',
  },
  phoneChanged: {
    subject: 'Váš telefon ve Smeně se změnil',
    title: 'Váš telefon se změnil',
    text: 'Do Smeny se teď přihlašujete tímto telefonním číslem. Pokud jste to byli vy, není třeba nic dělat.',
    button: 'Otevřít profil',
    note: 'Pokud jste to nebyli vy, změňte si v profilu heslo. Každý, kdo používá to nynější, se tím odhlásí.',
  },
} as const;

export default {
  promise: 'Každá směna obsazená.\nKaždá hodina odsouhlasená.',
  story:
    'Prodejny objednávají směny, dodavatelé je obsazují, pracovníci zapisují začátek a konec v telefonu a obě firmy schvalují stejné hodiny.',
  back: 'Zpět',
  signOut: 'Odhlásit se',
  legal: { label: 'Právní dokumenty', agreement: 'Podmínky užívání', privacy: 'Ochrana osobních údajů' },
  checkIn: {
    phone: 'Telefonní číslo',
    phoneHint: 'Pošleme vám SMS se čtyřmístným kódem.',
    title: 'Přihlášení a registrace',
    reason: 'Nejdřív zjistíme, jestli u nás máte účet. Pokud ne, zeptáme se na pár dalších údajů.',
    by: 'Přihlásit se pomocí',
    byEmail: 'E-mail nebo jméno',
    byPhone: 'Telefon',
    email: 'E-mail nebo přihlašovací jméno',
    submit: 'Pokračovat',
    onlyLooking: 'Jen se rozhlížíte?',
    guest: 'Prohlédnout katalog bez přihlášení',
  },
  password: {
    title: 'Zadejte heslo',
    of: 'Přihlašujete se jako <who>{{who}}</who>.',
    change: 'Změnit',
    label: 'Heslo',
    forgot: 'Zapomněli jste heslo?',
    submit: 'Přihlásit se',
  },
  newPassword: {
    title: 'Zvolte si heslo',
    of: 'K účtu <who>{{who}}</who>.',
    submit: 'Uložit a přihlásit se',
    saved: 'Heslo je uloženo',
    savedHelp: 'Přihlaste se novým heslem.',
  },
  code: {
    title: 'Zadejte kód',
    sent: 'Poslali jsme ho v SMS na <who>{{phone}}</who>.',
    change: 'Změnit číslo',
    label: 'Čtyřmístný kód',
    validFor: 'Platí ještě {{time}}',
    tries_one: 'zbývá {{count}} pokus',
    tries_few: 'zbývají {{count}} pokusy',
    tries_many: 'zbývá {{count}} pokusu',
    tries_other: 'zbývá {{count}} pokusů',
    newIn: 'Nový kód za {{time}}',
    again: 'Poslat nový kód',
    sentAgain: 'Nový kód je na cestě. Původní už neplatí.',
    submit: 'Přihlásit se',
    checking: 'Ověřuje se kód',
    byEmail: 'SMS nepřišla? Přihlaste se e-mailem',
  },
  registration: {
    title: 'Nový účet',
    reason: 'Pro <who>{{who}}</who> u nás zatím účet neexistuje.',
    reasonPlain: 'Zabere to minutu.',
    role: 'Vaše role',
    roles: {
      ROLE_BUYER: 'Objednávám pracovníky pro firmu',
      ROLE_BUYER_MANAGER: 'Starám se o více prodejen',
      ROLE_STORE_MANAGER: 'Vedu jednu prodejnu',
      ROLE_MANAGER: 'Pracuji pro Smenu',
    },
    roleHelp: {
      ROLE_BUYER: 'Zákazník. Můžete začít hned.',
      ROLE_BUYER_MANAGER: 'Manažer zákazníka. Přístup schválí vaše firma.',
      ROLE_STORE_MANAGER: 'Vedoucí prodejny. Přístup schválí vaše firma.',
      ROLE_MANAGER: 'Manažer. Přístup schválí správce.',
    },
    waits: {
      ROLE_BUYER_MANAGER:
        'Po registraci musí firma schválit váš přístup a přidělit vám prodejny. Když uvedete její IČO, dozví se o vás hned.',
      ROLE_STORE_MANAGER:
        'Po registraci musí firma schválit váš přístup a přidělit vám prodejnu. Když uvedete její IČO, dozví se o vás hned.',
      ROLE_MANAGER: 'Po registraci musí váš přístup schválit správce Smeny.',
    },
    worker: 'Pracovníci se tu neregistrují: pozvánku jim pošle zaměstnavatel.',
    performer:
      'Dodáváte pracovníky (dodavatel)? Firmu podle IČO přidá správce Smeny a pošle vám pozvánku k její správě. Obraťte se na správce nebo na svého zákazníka, který už Smenu používá.',
    name: 'Jméno a příjmení',
    by: 'Přihlašovat se pomocí',
    byEmail: 'E-mail',
    byPhone: 'Telefon',
    email: 'E-mail',
    emailHint: 'Pošleme na něj odkaz, přes který si zvolíte heslo.',
    companyName: 'Název firmy',
    ico: 'IČO',
    icoOfCompany: 'IČO vaší firmy',
    icoHint: '8 číslic',
    icoWrong: 'Toto IČO není platné. Má 8 číslic a poslední z nich je kontrolní.',
    companyLater: 'Můžete vyplnit i později.',
    companyBoth: 'Vyplňte název i IČO firmy.',
    terms: 'Souhlasím s podmínkami užívání.',
    readTerms: 'Přečíst',
    submitEmail: 'Poslat odkaz',
    submitPhone: 'Poslat kód',
  },
  emailSent: {
    title: 'Zkontrolujte e-mail',
    activate: 'Na <who>{{email}}</who> jsme poslali odkaz. Otevřete ho do 24 hodin a zvolte si heslo.',
    password:
      'Pokud k <who>{{email}}</who> existuje účet, poslali jsme na něj odkaz. Otevřete ho do 24 hodin a zvolte si nové heslo.',
    nothing: 'Nic nepřišlo? Podívejte se i do spamu.',
    againIn: 'Znovu lze poslat za {{time}}.',
    again: 'Poslat znovu',
    sentAgain: 'Odesláno znovu. Platí jen nejnovější odkaz.',
    stay: 'Tuto stránku můžete zavřít: odkaz otevře novou.',
  },
  forgot: {
    title: 'Obnovení hesla',
    reason: 'Na e-mail vám pošleme odkaz. Dokud ho nepoužijete, platí staré heslo.',
    email: 'E-mail',
    submit: 'Poslat odkaz',
    phone: 'Pokud se přihlašujete telefonem, heslo nepotřebujete: kód vám přijde v SMS.',
  },
  accounts: {
    title: 'Vyberte účet',
    reason_one: 'Máte {{count}} účet.',
    reason_few: 'Máte {{count}} účty. Přepnout se můžete i později v záhlaví.',
    reason_many: 'Máte {{count}} účtu. Přepnout se můžete i později v záhlaví.',
    reason_other: 'Máte {{count}} účtů. Přepnout se můžete i později v záhlaví.',
    label: 'Účty',
    noCompany: 'Bez firmy',
    submit: 'Pokračovat v roli: {{role}}',
  },
  activate: {
    title: 'Vítejte, {{name}}',
    reason: 'Zvolte si heslo k účtu <who>{{who}}</who>, tím registraci dokončíte.',
    submit: 'Dokončit a přihlásit se',
  },
  invitation: {
    title: 'Máte pozvánku',
    from: '<who>{{company}}</who> vás zve. Vaše role: {{role}}.',
    fromNobody: 'Vaše role: {{role}}.',
    name: 'Jméno a příjmení',
    byPhone: 'Přihlašovat se budete číslem <who>{{phone}}</who> a kódem z SMS. Heslo nepotřebujete.',
    byEmail: 'Přihlašovat se budete jako <who>{{email}}</who>.',
    submit: 'Přijmout pozvánku',
    accepted: 'Pozvánka je přijata',
    acceptedHelp: 'Pokračujte přihlášením.',
  },
  company: {
    title: 'Za kterou firmu objednáváte?',
    reason: 'Prodejny, směny i lidé patří k firmě. Kolegové ji najdou podle IČO.',
    submit: 'Pokračovat',
  },
  confirmEmail: {
    title: 'Potvrďte svůj e-mail',
    reason: 'Odteď se budete přihlašovat jako <who>{{who}}</who>. Adresa nahradí váš dosavadní e-mail.',
    submit: 'Potvrdit e-mail',
    done: 'E-mail je potvrzen',
    doneReason: 'Teď se přihlašujete jako <who>{{who}}</who>.',
    open: 'Otevřít Smenu',
  },
  gone: {
    title: 'Tento odkaz už neplatí',
    text: 'Odkaz už někdo použil, nebo vypršel. Odkazy z e-mailů fungují jednou, do 24 hodin; pozvánky do 7 dnů.',
    password: 'Poslat nový odkaz',
    invitation: 'O novou pozvánku požádejte toho, kdo vás pozval.',
    email: 'O nový odkaz požádejte v profilu, v části „Jak se přihlašujete“.',
    signIn: 'Přihlášení a registrace',
  },
  ended: {
    title: 'Přihlášení skončilo',
    text: 'Dlouho jste aplikaci nepoužívali, přihlášení bylo ukončeno na jiném zařízení, nebo byl účet zrušen. Po přihlášení budete pokračovat tam, kde jste skončili.',
  },
  required: {
    email: 'Zadejte e-mail nebo přihlašovací jméno.',
    emailOnly: 'Zadejte e-mail.',
    emailWrong: 'Zadejte e-mail ve tvaru jmeno@firma.cz.',
    phone: 'Zadejte telefonní číslo.',
    password: 'Zadejte heslo.',
    name: 'Zadejte jméno a příjmení.',
  },
  wrong: { title: 'Nesprávné heslo', text: 'Zkontrolujte rozložení klávesnice a Caps Lock a zkuste to znovu.' },
  wrongCode: {
    title: 'Nesprávný kód',
    last: 'S tímto kódem už nemáte žádný pokus. Nechte si poslat nový.',
    text_one: 'Porovnejte ho s SMS. S tímto kódem máte ještě {{count}} pokus.',
    text_few: 'Porovnejte ho s SMS. S tímto kódem máte ještě {{count}} pokusy.',
    text_many: 'Porovnejte ho s SMS. S tímto kódem máte ještě {{count}} pokusu.',
    text_other: 'Porovnejte ho s SMS. S tímto kódem máte ještě {{count}} pokusů.',
  },
  codeExpired: { title: 'Tento kód už neplatí', text: 'Kódy platí 5 minut. Nechte si poslat nový.' },
  codeLimit: {
    title: 'Příliš mnoho kódů',
    text: 'Kvůli ochraně účtu počkejte: {{wait}}. Heslem nebo odkazem z e-mailu se přihlásíte i teď.',
  },
  phoneTaken: {
    title: 'Toto číslo už někomu patří',
    text: 'Mezitím se s ním někdo zaregistroval. Vraťte se a přihlaste se s ním.',
  },
  tooMany: {
    title: 'Příliš mnoho pokusů',
    text: 'Počkejte 10 minut a zkuste to znovu. Odkazem z e-mailu se přihlásíte hned.',
  },
  refused: { title: 'Nepodařilo se' },
  unreachable: {
    title: 'Přihlašovací služba neodpovídá',
    text: 'Zkontrolujte připojení a zkuste to znovu. Co jste vyplnili, zůstane zachováno.',
  },
} as const;
