export const problems = {
  'export-limit':
    'За 24 часа можно экспортировать списков: {{limit}}, поэтому этот не экспортирован. Подождите: {{wait}}.',
  'running-export-limit':
    'Другие ваши экспорты ещё готовятся, поэтому этот не начат. Подождите, пока один из них будет готов.',
} as const;

export const notifications = {
  'export-ready': 'Ваш экспорт готов: {{list}}, строк: {{rows}}',
  'export-failed': 'Ваш экспорт не удался: {{list}}',
} as const;

export const notificationLinks = { exports: 'Показать экспорты' } as const;

export const recordKinds = { export: 'Экспорт' } as const;

export default {
  title: 'Мои экспорты',
  help: 'Файлы за последние 30 дней. Каждый можно скачать в течение семи дней, затем он удаляется.',
  columns: {
    list: 'Список',
    format: 'Файл',
    state: 'Состояние',
    rows: 'Строки',
    made: 'Запрошен',
    note: 'Примечание',
    actions: 'Действие',
  },
  states: { running: 'Готовится', ready: 'Готов', failed: 'Не удалось', expired: 'Срок истёк' },
  failures: {
    'too-many-rows': 'Больше 100 000 строк. Используйте фильтры и экспортируйте по частям.',
    'no-access': 'У вашей роли больше нет доступа к этому списку.',
    'refused-filters': 'Список нельзя показать с такими фильтрами.',
    'not-in-time': 'Не удалось завершить за час. Запустите экспорт ещё раз.',
  },
  incomplete: 'Поиск нашёл больше строк, чем есть в файле. Введите более длинный текст поиска.',
  until: 'до {{moment}}',
  download: 'Скачать',
  downloadOf: 'Скачать {{list}}, {{moment}}',
  first: {
    title: 'Здесь будут ваши экспорты',
    text: 'Откройте список и выберите «Экспорт». Файл готовится в фоновом режиме, с фильтрами и сортировкой списка.',
  },
} as const;
