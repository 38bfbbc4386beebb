import { problems } from './problems.generated.ts';

/** The messages of all refusals, for the server. */
export default {
  'invalid-input': 'Některé údaje nejsou platné, takže se nic neuložilo. Zkontrolujte označená pole.',
  'malformed-json': 'Požadavek není platný JSON, takže se nic neuložilo.',
  'invalid-signature': 'Podpis chybí, je neplatný nebo příliš starý, takže událost nebyla přijata.',
  unauthorized: 'Přihlášení chybí, nebo skončilo. Přihlaste se a pokračujte.',
  forbidden: 'Vaše role to neumožňuje, takže se nic nezměnilo.',
  'directory-admin-only': 'S číselníkem může pracovat jen správce, proto se nic nezměnilo.',
  'authentication-failed':
    'Vaše přihlášení skončilo: bylo ukončeno na jiném zařízení, nebo byl účet zrušen. Přihlaste se a pokračujte.',
  'not-found': 'Tento záznam neexistuje: možná byl odstraněn, nebo patří jiné firmě.',
  changed: 'Mezitím to změnil někdo jiný, takže se nic neuložilo. Co jste napsali, zůstane.',
  'upload-not-ready': 'Soubor se ještě kontroluje, nebo byl odmítnut, takže se nic neuložilo. Vyberte jiný soubor.',
  'request-in-progress': 'Stejný požadavek se ještě zpracovává. Chvíli počkejte a zkontrolujte výsledek.',
  'body-too-large': 'Požadavek je příliš velký, takže se nic neuložilo. Zkraťte text, nebo vyberte menší soubor.',
  'idempotency-key-reused':
    'Tento idempotenční klíč už patří jinému požadavku, takže se nic neuložilo. Pošlete požadavek s novým klíčem.',
  'company-inactive':
    'Firma {{company}} není aktivní, proto se nic neuložilo. Její údaje lze jen číst. Aktivovat ji může podpora Smeny.',
  'upload-limit': 'Dnes jste už odeslali příliš mnoho souborů, tento proto nebyl přijat. Ještě počkejte: {{wait}}.',
  'too-many-requests': 'Příliš mnoho požadavků, tento proto nebyl zpracován. Ještě počkejte: {{wait}}.',
  internal:
    'Chyba na naší straně. Nevíme, zda se požadavek provedl: než ho zopakujete, ověřte to. Pokud se to bude opakovat, pošlete podpoře tento kód: {{reference}}.',
  ...problems,
} as const;
