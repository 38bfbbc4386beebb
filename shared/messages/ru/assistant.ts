export default {
  apology: 'С этим вопросом я сейчас не справлюсь. Задайте его проще или попробуйте ещё раз чуть позже.',
};

export const problems = {
  'assistant-busy': 'Помощник ещё отвечает на ваш предыдущий вопрос. Дождитесь ответа и отправьте этот.',
  'assistant-limit': 'Вопросы на сегодня исчерпаны. Помощник снова ответит завтра, поддержка отвечает в чате.',
  'assistant-unreachable': 'Поставщик моделей не отвечает. Попробуйте ещё раз чуть позже.',
  'proposal-not-open': 'Это предложение больше не действует. Спросите помощника ещё раз.',
};

export const recordKinds = { 'assistant-chat': 'Разговор с помощником' };

export const actions = {
  'assistant-set': 'Настройки помощника изменены',
  'assistant-chat-read': 'Разговор с помощником прочитан',
};

export const fields = {
  main_model: 'Основная модель',
  reserve_model: 'Резервная модель',
  account_messages: 'Вопросов человека в день',
  company_messages: 'Вопросов компании в день',
  platform_messages: 'Вопросов всех в день',
  account_tokens: 'Токенов человека в день',
  company_tokens: 'Токенов компании в день',
  platform_tokens: 'Токенов всех в день',
  reading_reason: 'Причина',
};
