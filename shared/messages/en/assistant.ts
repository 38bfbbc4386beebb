export default {
  /** What stands instead of an answer when no model gave one. */
  apology: 'This question is too much for me right now. Ask it more simply, or try again in a moment.',
};

export const problems = {
  'assistant-busy': 'The assistant is still answering your last question. Wait for the answer, then send this one.',
  'assistant-limit':
    'The questions of today are used up. The assistant answers again tomorrow; support answers in the chat.',
  'assistant-unreachable': 'The provider of the models does not answer. Try again in a moment.',
  'proposal-not-open': 'This proposal is no longer open. Ask the assistant again.',
};

export const recordKinds = { 'assistant-chat': 'Conversation with the assistant' };

export const actions = {
  'assistant-set': 'Assistant set',
  'assistant-chat-read': 'Conversation with the assistant read',
};

export const fields = {
  main_model: 'Main model',
  reserve_model: 'Reserve model',
  account_messages: 'Questions of a person a day',
  company_messages: 'Questions of a company a day',
  platform_messages: 'Questions of everybody a day',
  account_tokens: 'Tokens of a person a day',
  company_tokens: 'Tokens of a company a day',
  platform_tokens: 'Tokens of everybody a day',
  reading_reason: 'Reason',
};
