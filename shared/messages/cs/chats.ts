export const problems = {
  'too-many-posts': 'Konverzace má nejvýše {{limit}} zpráv. Založte konverzaci k objednávce nebo ke směně.',
  'post-not-own': 'Zprávu může upravit nebo smazat jen její autor.',
  'post-too-old': 'Zprávu lze upravit jen {{minutes}} minut po odeslání. Napište raději novou.',
} as const;

/** The problems of single fields. */
export const fieldProblems = { 'nothing-to-send': 'Napište zprávu nebo přiložte soubor.' } as const;

export const notifications = {
  'chat-answered': 'Podpora odpověděla: {{text}}',
  'chat-waiting': '{{fio}} čeká na odpověď podpory: {{text}}',
} as const;

export const notificationLinks = { chat: 'Otevřít konverzaci' } as const;

export const menu = { chats: 'Podpora' } as const;

export const actions = {
  'channel-closed': 'Konverzace uzavřena',
  'channel-reopened': 'Konverzace znovu otevřena',
  'canned-answers-set': 'Připravené odpovědi změněny',
} as const;

export const fields = { canned_answers: 'Připravené odpovědi' } as const;

export const recordKinds = { channel: 'Konverzace s podporou' } as const;

export default { title: 'Podpora' } as const;
