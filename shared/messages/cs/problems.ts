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
