export default {
  'invalid-input': 'Some of it cannot be accepted, so nothing was saved. Check the fields that are marked.',
  'malformed-json': 'The request is not valid JSON, so nothing was saved.',
  unauthorized: 'You are not signed in, or the sign-in has ended. Sign in to go on.',
  'invalid-password': 'This password does not fit. Check the layout and Caps Lock, then try again.',
  forbidden: 'Your role does not allow this, so nothing was changed. Ask the admin of your company.',
  'authentication-failed':
    'Your sign-in has ended: it was ended on another device, or the account was closed. Sign in to go on.',
  'not-found': 'This is not here: it may have been removed, or it belongs to another company.',
  'user-not-found': 'No user has this e-mail, phone or login name. Check it for a typing mistake.',
  changed: 'Someone changed this meanwhile, so nothing was saved. Reload it; what you typed stays.',
  'shift-action-not-allowed':
    'The shift is past this step, so nothing was changed. Reload to see what is possible now.',
  'staff-busy':
    'The worker has another shift at that time ({{store}}, {{range}}), so nothing was changed. Choose someone else or another time.',
  'request-in-progress': 'The same request is still being handled. Wait a moment, then look at the result.',
  'body-too-large': 'The request is too large, so nothing was saved. Shorten the text, or choose a smaller file.',
  'idempotency-key-reused':
    'This request key was used for another request, so nothing was saved. Send it again with a new key.',
  'legal-warning': 'The law speaks against this, so nothing was saved yet. Give a reason to go on.',
  'shift-too-soon':
    'A customer creates or changes a shift at least 12 hours before its start. Choose a later start, or call the performer.',
  'shift-in-past': 'This time has already passed, so nothing was saved. Choose a time ahead.',
  'shift-off-grid': 'Shifts start and end on the quarter hour. Choose :00, :15, :30 or :45.',
  'shift-end-before-start': 'The shift would end before it starts. Choose a later end.',
  'shift-too-long': 'A shift lasts 24 hours at most. Choose an earlier end or make two shifts of it.',
  'start-too-early': 'A shift can be started from 15 minutes before its start. Try again then.',
  'too-late-to-leave':
    'A shift can be left until 12 hours before its start, so you still have it. Call your performer if you cannot come.',
  'times-out-of-order': 'These times do not follow each other: start, breaks, end. Nothing was saved.',
  'staff-without-company': 'The worker has no company, so the shift was not assigned. Choose someone else.',
  'already-invited':
    'Somebody invited this person to the same place already, and the link still works. Take that invitation back first.',
  'already-member': 'This person has this role here already, so nothing was changed.',
  'staff-without-specialty': 'The worker does not have the specialty of this shift. Choose someone who has it.',
  'wrong-code': 'This code does not fit, so you are not signed in. Look at the newest SMS and try again.',
  'link-gone': 'This link was used already, or its time has passed. Ask for a new one.',
  'email-taken': 'Somebody has this e-mail already, so nothing was saved. Sign in with it, or write another.',
  'phone-taken': 'Somebody has this phone number already, so nothing was saved. Sign in with it, or write another.',
  'login-taken': 'Somebody has this login name already, so nothing was saved. Choose another.',
  'company-ico-taken': 'A company with this IČO is here already, so nothing was saved. Ask its admin to invite you.',
  'already-admitted': 'Someone has answered this person already, so nothing was changed. Reload to see how.',
  'last-admin': 'You are the last admin, so the account stays: nobody could let anyone in. Invite another admin first.',
  'last-of-company':
    'You are the last who runs {{company}} here, so the account stays. Invite a successor first, then close it.',
  'shifts-ahead':
    'You still have shifts to work ({{count}}), so the account stays. Leave them or ask your performer to replace you.',
  'code-expired': 'The code has expired or was used, so you are not signed in. Ask for a new one.',
  'sms-country-closed': 'We send no SMS to this country yet, so no code left. Use an e-mail instead.',
  'terms-required': 'Without agreeing to the terms nothing can be set up. Read them and tick the box.',
  'code-limit':
    'That was too many codes or guesses, so this one was not done. A password or a link by e-mail still works. Time to wait: {{wait}}.',
  'login-limit':
    'Too many wrong passwords, so this one was not looked at. A link by e-mail still works. Time to wait: {{wait}}.',
  'too-many-requests': 'That was a lot at once, so this one was not done. Time to wait: {{wait}}.',
  internal: 'Something broke on our side, so this was not done. Try again; if it stays, tell support: {{reference}}.',
} as const;
