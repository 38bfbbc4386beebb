export const problems = {
  'tender-not-allowed': 'Тендер уже в другом состоянии, и это действие недоступно. Ничего не изменено.',
  'tender-incomplete':
    'Запросить котировки можно, когда заполнены все разделы, поэтому ничего не изменено. Пустых полей: {{count}}, незаполненных разделов: {{sections}}.',
  'tender-no-participants':
    'Пока никто не приглашён, поэтому ничего не изменено. Сначала пригласите хотя бы одного исполнителя.',
  'tender-sealed': 'Котировки запечатаны до {{at}}, поэтому ничего не изменено. Продолжить можно после их вскрытия.',
  'tender-closed': 'Срок уже истёк. Ничего не изменено.',
  'tender-not-ready':
    'Тендер ещё запечатывается, поэтому котировка не принята. Отправьте её снова через несколько секунд: введённое останется.',
  'tender-report-missing': 'Отчёт андеррайтера не готов, поэтому ничего не изменено. Сначала отметьте его как готовый.',
  'tender-terms-missing': 'Условия ещё не выбраны, поэтому ничего не изменено. Сначала выберите их из котировок.',
  'tender-lines-missing':
    'Никто ещё не заявил свою долю, поэтому ничего не изменено. Попросите участников или укажите их доли здесь.',
  'tender-not-signed': 'Доли ещё не подписаны, поэтому ничего не изменено. Сначала подпишите их.',
  'tender-has-quotes': 'По этому тендеру уже есть котировка, поэтому он не удалён. Его можно отменить.',
  'tender-own':
    'Вы также работаете в компании, которая проводит этот тендер, поэтому котировать не можете. Ничего не сохранено.',
  'tender-deadline-earlier': 'Котировки уже есть, поэтому срок можно только продлить. Ничего не изменено.',
  'participation-not-allowed': 'Участие уже в другом состоянии, и это действие недоступно. Ничего не изменено.',
  'too-many-participants':
    'В тендере может быть не больше {{limit}} участников, поэтому никто не приглашён. Сначала отзовите чьё-нибудь приглашение.',
  'too-many-tender-files':
    'Больше файлов или версий в тендере быть не может, предел: {{limit}}. Файл не добавлен. Сначала удалите другой.',
  'too-many-tender-messages':
    'В тендере может быть не больше {{limit}} сообщений, поэтому это не отправлено. Напишите другой стороне напрямую.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'layer-below-attachment':
    'Слой заканчивается там, где начинается, или ниже. Его верхняя граница должна быть выше нижней.',
  'layer-above-sum': 'Слой заканчивается выше страховой суммы.',
  'deadline-past': 'Выберите время в будущем.',
  'deadline-too-far': 'Выберите время не дальше чем через {{limit}} дней.',
  'not-a-participant': 'У этой компании нет вскрытой котировки в тендере.',
  'not-a-performer': 'Выберите активного исполнителя.',
  'owner-participates': 'Организатор тендера не может в нём участвовать.',
} as const;

export const notifications = {
  'tender-invited': '{{company}} запрашивает вашу котировку: тендер {{number}}, {{name}}',
  'tender-removed': 'Приглашение в тендер {{number}}, {{name}}: отозвано, организатор: {{company}}',
  'tender-deadline': 'Тендер {{number}}, {{name}}: котировки принимаются до {{deadline}}',
  'tender-reminder': 'Тендер {{number}}, {{name}}: ваша котировка ожидается до {{deadline}}',
  'tender-opened': 'Тендер {{number}}, {{name}}: котировки вскрыты',
  'tender-clarification': 'Тендер {{number}}, {{name}}: требуется уточнение. Причина: {{reason}}',
  'tender-resumed': 'Тендер {{number}}, {{name}}: продолжается',
  'tender-terms': 'Тендер {{number}}, {{name}}: условия определены, теперь заявите свою долю',
  'tender-signed': 'Тендер {{number}}, {{name}}: ваша доля подписана',
  'tender-canceled': 'Тендер {{number}}, {{name}}: отменён. Причина: {{reason}}',
  'tender-message': 'Тендер {{number}}, {{name}}: новое сообщение',
} as const;

export const notificationLinks = { tender: 'Открыть тендер' } as const;

export const menu = { tenders: 'Тендеры' } as const;

export const actions = {
  'tenders-exported': 'Экспорт тендеров',
  'proposals-exported': 'Экспорт котировок',
  'tender-created': 'Тендер создан',
  'tender-deleted': 'Тендер удалён',
} as const;

export const recordKinds = { tender: 'Тендер' } as const;

export const exported = {
  tenders: {
    name: 'Тендеры',
    columns: {
      number: 'Номер',
      name: 'Название',
      status: 'Состояние',
      company: 'Организатор',
      client: 'Клиент',
      insurer: 'Страховщик',
      type: 'Тип',
      currency: 'Валюта',
      sum_insured: 'Страховая сумма',
      created: 'Создан',
      deadline: 'Котировки до',
      participants: 'Участники',
    },
  },
  proposals: {
    name: 'Котировки',
    columns: {
      tender: 'Тендер',
      name: 'Название',
      company: 'Участник',
      state: 'Ответ',
      answered: 'Дата ответа',
      currency: 'Валюта',
      tariff_percent: 'Тариф (%)',
      premium: 'Премия за слой',
      franchise: 'Франшиза',
      sum: 'Покрываемая сумма',
      share: 'Доля слоя (%)',
      written: 'Заявленная доля (%)',
      signed: 'Подписанная доля (%)',
      comment: 'Комментарий',
    },
  },
} as const;

export const exportedWords = {
  tenderStatus: {
    cart: 'Черновик',
    new: 'Новый',
    formation: 'Подготовка',
    needs_clarification: 'Требует уточнения',
    quotation: 'Сбор котировок',
    placement: 'Размещение',
    processing: 'Подписание долей',
    paid: 'Оплачен',
    ready_to_ship: 'Слип готов',
    completed: 'Завершён',
    canceled: 'Отменён',
  },
  tenderType: { proportional: 'Пропорциональный', non_proportional: 'Непропорциональный' },
  participationState: {
    invited: 'Ответа ещё нет',
    quoted: 'Котировка',
    revoked: 'Котировка отозвана',
    declined: 'Отказ',
    removed: 'Приглашение отозвано',
  },
} as const;

export const letters = {
  tenderInvited: {
    subject: 'Запрос вашей котировки',
    title: 'Ваша компания приглашена в тендер',
    text: 'Дайте котировку до истечения срока или откажитесь. До этого вашу котировку никто, кроме вас, не увидит.',
    button: 'Открыть тендер',
  },
  tenderReminder: {
    subject: 'Ваша котировка ожидается',
    title: 'Тендер всё ещё ждёт вашу котировку',
    text: 'После истечения срока котировки не принимаются. Если не хотите участвовать, откажитесь.',
    button: 'Открыть тендер',
  },
  tenderOpened: {
    subject: 'Котировки вскрыты',
    title: 'Срок истёк, все котировки вскрыты',
    text: 'Они вскрыты одновременно, и раньше каждую видел только её автор.',
    button: 'Открыть тендер',
  },
} as const;

export default { title: 'Tenders' } as const;
