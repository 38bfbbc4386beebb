export const problems = {
  'publication-incomplete':
    'Опубликованной публикации нужны заголовок, описание и текст на чешском, английском и русском. Ничего не изменилось.',
  'publication-slug-taken': 'Этот адрес уже занят другой публикацией. Выберите другой.',
  'too-many-publications': 'Публикаций уже {{limit}}, это предел. Удалите те, которые никто не читает.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'not-slug': 'Строчные латинские буквы, цифры и одиночные дефисы между ними. Адрес «list» занят.',
  'slug-published': 'Адрес опубликованной публикации не меняется. Сначала снимите её с публикации.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { title: 'Заголовок', description: 'Описание', slug: 'Адрес', state: 'Состояние' } as const;

export const menu = { blog: 'Блог', publications: 'Публикации' } as const;

export const actions = {
  'publication-created': 'Публикация создана',
  'publication-changed': 'Публикация изменена',
  'publication-published': 'Публикация опубликована',
  'publication-unpublished': 'Публикация снята',
  'publication-deleted': 'Публикация удалена',
} as const;

export const recordKinds = { publication: 'Публикация' } as const;

export default {
  fields,
  title: 'Публикации',
  ownTitle: 'Мои публикации',
  new: 'Новая публикация',
  create: 'Сохранить черновик',
  search: 'Заголовок публикации',
  show: 'Показать в блоге',
  mine: 'Мои',
  columns: { author: 'Автор', published: 'Опубликовано', created: 'Создано' },
  states: { draft: 'Черновик', published: 'Опубликовано' },
  none: { title: 'Ничего не найдено', text: 'Введите более короткую часть заголовка.' },
  first: {
    title: 'Здесь будут ваши публикации',
    text: 'Напишите черновик на трёх языках и опубликуйте его в блоге, когда он будет готов.',
  },
  form: {
    languages: 'Языки',
    about: 'Заголовок и описание',
    aboutReason: 'У каждого языка свои. Черновику достаточно заголовков, для публикации нужно всё.',
    descriptionHint: 'Одно или два предложения. Блог и поисковики показывают их под заголовком.',
    text: 'Текст',
    textHint: 'Markdown: ## раздел, **жирный**, - список, [ссылка](https://…). HTML показывается как текст.',
    preview: 'Предпросмотр',
    nothing: 'Здесь ещё ничего не написано.',
    address: 'Адрес',
    addressReason: 'Один для всех языков. После публикации он не меняется, чтобы ссылки работали.',
    slugHint: 'Конец адреса: /blog/chto-novogo',
  },
  cover: {
    title: 'Обложка',
    reason: 'Блог показывает её над заголовком. Сохраняется сразу.',
    choose: 'Выбрать изображение',
    replace: 'Заменить',
    remove: 'Удалить',
    hint: 'JPEG, PNG или WebP. Показывается середина изображения.',
    saved: 'Обложка сохранена.',
    removed: 'Обложка удалена.',
    removeTitle: 'Удалить обложку?',
    removeText: 'Другую можно выбрать в любой момент.',
    keep: 'Оставить обложку',
  },
  publish: { button: 'Опубликовать', done: 'Опубликовано. Гости увидят публикацию в блоге через несколько секунд.' },
  unpublish: {
    button: 'Снять с публикации',
    done: 'Это снова черновик. Гости перестанут видеть его через несколько секунд.',
  },
  delete: {
    button: 'Удалить',
    title: 'Удалить «{{title}}»?',
    text: 'Отменить удаление нельзя. Ссылки на публикацию перестанут работать.',
    confirm: 'Удалить публикацию',
    keep: 'Оставить',
    done: 'Публикация «{{title}}» удалена.',
    failed: 'Не удалось удалить публикацию. {{message}}',
  },
  blog: {
    title: 'Блог',
    description: 'Новости и советы для тех, кто заказывает смены, и для тех, кто на них работает.',
    none: 'Пока ничего не опубликовано',
    noneText: 'Здесь будут новости о сменах и о работе.',
    missing: 'Такой публикации здесь нет',
    missingText: 'Её сняли с публикации, или у неё другой адрес.',
    toAll: 'Открыть блог',
  },
} as const;
