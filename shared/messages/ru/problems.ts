import { problems as auth } from './auth.ts';
import { problems as billing } from './billing.ts';
import { problems as cart } from './cart.ts';
import { problems as catalogue } from './catalogue.ts';
import { problems as clients } from './clients.ts';
import { problems as collections } from './collections.ts';
import { problems as companies } from './companies.ts';
import { problems as exports } from './exports.ts';
import { problems as hours } from './hours.ts';
import { problems as messages } from './messages.ts';
import { problems as orders } from './orders.ts';
import { problems as pay } from './pay.ts';
import { problems as people } from './people.ts';
import { problems as productTypes } from './product-types.ts';
import { problems as products } from './products.ts';
import { problems as promo } from './promo.ts';
import { problems as reviews } from './reviews.ts';
import { problems as shifts } from './shifts.ts';
import { problems as specialties } from './specialties.ts';
import { problems as stores } from './stores.ts';
import { problems as supply } from './supply.ts';

/** The messages of all refusals, for the server. */
export default {
  'invalid-input': 'Некоторые данные неверны, поэтому ничего не сохранено. Проверьте отмеченные поля.',
  'malformed-json': 'Запрос не является корректным JSON, поэтому ничего не сохранено.',
  'invalid-signature': 'Подпись отсутствует, неверна или устарела, поэтому событие не принято.',
  unauthorized: 'Вы не вошли, или сеанс завершён. Войдите, чтобы продолжить.',
  forbidden: 'Ваша роль этого не позволяет, поэтому ничего не изменилось.',
  'directory-admin-only': 'Со справочником может работать только администратор, поэтому ничего не изменено.',
  'authentication-failed':
    'Ваш сеанс завершён: его завершили на другом устройстве или аккаунт закрыт. Войдите, чтобы продолжить.',
  'not-found': 'Такой записи нет: возможно, она удалена или принадлежит другой компании.',
  changed: 'Тем временем это изменил кто-то другой, поэтому ничего не сохранено. Введённое останется.',
  'upload-not-ready': 'Файл ещё проверяется или был отклонён, поэтому ничего не сохранено. Выберите другой файл.',
  'request-in-progress': 'Такой же запрос ещё обрабатывается. Подождите немного и проверьте результат.',
  'body-too-large': 'Запрос слишком большой, поэтому ничего не сохранено. Сократите текст или выберите файл поменьше.',
  'idempotency-key-reused':
    'Этот ключ идемпотентности уже использован для другого запроса, поэтому ничего не сохранено. Отправьте запрос с новым ключом.',
  'company-inactive':
    'Компания {{company}} неактивна, поэтому ничего не сохранено. Её данные доступны только для чтения. Активировать её может поддержка Smena.',
  'upload-limit': 'Сегодня отправлено слишком много файлов, поэтому этот не принят. Подождите: {{wait}}.',
  'too-many-requests': 'Слишком много запросов, поэтому этот не выполнен. Подождите: {{wait}}.',
  internal:
    'Ошибка на нашей стороне. Неизвестно, выполнено ли действие: проверьте, прежде чем повторять. Если ошибка повторится, сообщите поддержке этот код: {{reference}}.',
  ...auth,
  ...people,
  ...companies,
  ...clients,
  ...stores,
  ...specialties,
  ...products,
  ...productTypes,
  ...catalogue,
  ...reviews,
  ...collections,
  ...cart,
  ...orders,
  ...supply,
  ...messages,
  ...billing,
  ...promo,
  ...shifts,
  ...hours,
  ...pay,
  ...exports,
} as const;
