const signIns = [
  ['buyer@smena.test', 'orders shifts for the stores of its company'],
  ['vendor@smena.test', 'staffs them with its workers'],
  ['worker@smena.test', 'starts and ends them'],
  ['buyer-manager@smena.test', 'orders for the stores that it is given'],
  ['store-manager@smena.test', 'orders for its own store'],
  ['manager@smena.test', "runs the platform's day"],
  ['admin@smena.test', 'may do everything'],
  ['multi@smena.test', 'owns two accounts and chooses one'],
] as const;

/** The address, demo accounts and links that a new user needs, printed after the start. */
export const firstSteps = (address: string, after: string) => `
Smena is ready after ${after}: ${address}

Sign in with one of these and the password Smena-demo-1
${signIns.map(([email, what]) => `  ${email.padEnd(26)} ${what}`).join('\n')}

Or by phone: +420 777 000 001 is admin@, … 002 manager@, 003 vendor@, 004 worker@, 005 buyer@; the code is in the mailbox.

Try first
  1. As buyer@ order a shift for the day after tomorrow.
  2. As vendor@, in another browser, find it not filled in the calendar, ask who can come and assign a worker.
  3. As worker@, on a phone's width, start today's shift, take a break and end it.
  4. As buyer@ let Nela Říhová in, who waits (People, Waiting); Viktor Bureš waits for admin@. Until then they see only
     their profile: nela@smena.test, viktor@smena.test.
  5. As buyer@ take the invitation of david@smena.test back (People, Invitations), invite somebody yourself, and open
     the link from the mailbox in another browser.
  6. Signed out, find a glove in the catalogue by a mistyped word, and keep it as a favourite of buyer@.
  7. As buyer@ check out what is in the cart, pay a part of it with bonuses, and follow the order (My orders). As
     vendor@ move it on, or price another one (Orders); what was sold is under Sales.
  8. As vendor@ put a product on the shelf with a photo (Products), or change the prices of several at once.
  9. As vendor@ supply a store (Orders, Supply), and accept it as store-manager@. Issue a delivery document on the page
     of the order, and write to store-manager@, who answers there and confirms the document.
 10. As vendor@ send another worker to the shift in Vysočany to which nobody has come: buyer@ has asked for it.

Messages that the app sends: ${address}/__mailbox · The API: ${address}/api/openapi.json
Ctrl+C stops everything and keeps the data.`;
