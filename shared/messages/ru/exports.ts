export const problems = {
  'export-limit':
    'За 24 часа можно экспортировать списков: {{limit}}, поэтому этот не экспортирован. Подождите: {{wait}}.',
  'running-export-limit':
    'Другие ваши экспорты ещё готовятся, поэтому этот не начат. Подождите, пока один из них будет готов.',
} as const;

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
  lists: {
    users: {
      columns: {
        fio: 'Имя',
        roles: 'Роли',
        company: 'Компания',
        email: 'Эл. почта',
        phone: 'Телефон',
        categories: 'Специальности',
        contract: 'Трудовые отношения',
      },
    },
    stores: {
      columns: {
        name: 'Название',
        address: 'Адрес',
        company: 'Компания',
        phone: 'Телефон',
        sales_area_m2: 'Торговая площадь (м²)',
        time_zone: 'Часовой пояс',
        pickup: 'Выдача заказов',
        delivery_warehouse: 'Приём поставок',
        vendors: 'Исполнители',
      },
    },
    companies: {
      columns: { name: 'Название', inn: 'IČO', role: 'Роль', credibility: 'Надёжность', created_at: 'В системе с' },
    },
    shifts: {
      columns: {
        status: 'Статус',
        day: 'Дата',
        start: 'Начало по плану',
        end: 'Конец по плану',
        store: 'Магазин',
        address: 'Адрес',
        customer: 'Заказчик',
        performer: 'Исполнитель',
        specialty: 'Специальность',
        worker: 'Работник',
        actual_start: 'Начало по факту',
        actual_end: 'Конец по факту',
        breaks: 'Перерывы (мин)',
        worked: 'Отработано (мин)',
        planned: 'План (мин)',
        tardiness: 'Опоздание (мин)',
        rate: 'Ставка (Kč/ч)',
        flags: 'Отметки',
      },
    },
    audit: {
      columns: {
        day: 'Дата',
        time: 'Время',
        by: 'Кто',
        action: 'Действие',
        kind: 'Вид',
        about: 'Что изменено',
        company: 'Компания',
        on_behalf: 'Smena от имени компании',
        changes: 'Изменения',
      },
    },
  },
  employment: { employment: 'Трудовой договор', dpp: 'DPP', dpc: 'DPČ' },
} as const;
