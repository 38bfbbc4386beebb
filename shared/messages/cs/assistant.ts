export default { apology: 'Na tuhle otázku teď nestačím. Položte ji jednodušeji, nebo to za chvíli zkuste znovu.' };

export const problems = {
  'assistant-busy': 'Asistent ještě odpovídá na vaši předchozí otázku. Počkejte na odpověď a pak tuhle pošlete.',
  'assistant-limit': 'Dnešní otázky jsou vyčerpané. Asistent zase odpoví zítra, podpora odpovídá v chatu.',
  'assistant-unreachable': 'Poskytovatel modelů neodpovídá. Zkuste to za chvíli znovu.',
  'proposal-not-open': 'Tento návrh už neplatí. Požádejte asistenta znovu.',
};

export const recordKinds = { 'assistant-chat': 'Konverzace s asistentem' };

export const actions = {
  'assistant-set': 'Asistent nastaven',
  'assistant-chat-read': 'Konverzace s asistentem přečtena',
};

export const fields = {
  main_model: 'Hlavní model',
  reserve_model: 'Záložní model',
  account_messages: 'Otázek osoby za den',
  company_messages: 'Otázek společnosti za den',
  platform_messages: 'Otázek všech za den',
  account_tokens: 'Tokenů osoby za den',
  company_tokens: 'Tokenů společnosti za den',
  platform_tokens: 'Tokenů všech za den',
  reading_reason: 'Důvod',
};
