export default {
  'invalid-input': 'Some values are not valid, so nothing was saved. Check the marked fields.',
  'malformed-json': 'The request is not valid JSON, so nothing was saved.',
  'invalid-signature': 'The signature is missing, wrong or too old, so the event was not accepted.',
  unauthorized: 'You are not signed in, or your session has ended. Sign in to continue.',
  'invalid-password': 'The password is wrong. Check the keyboard layout and Caps Lock, then try again.',
  forbidden: 'Your role does not allow this, so nothing was changed.',
  'authentication-failed':
    'Your session has ended: it was ended on another device, or the account was closed. Sign in to continue.',
  'not-found': 'This record does not exist: it may have been removed, or it belongs to another company.',
  'user-not-found': 'No user has this e-mail, phone or login name. Check it for a typing error.',
  changed: 'Someone else changed this in the meantime, so nothing was saved. What you typed is kept.',
  'shift-action-not-allowed':
    'This is not possible in the current state of the shift, so nothing was changed. Reload to see what is possible now.',
  'staff-busy':
    'The worker has another shift at that time ({{store}}, {{range}}), so nothing was changed. Choose someone else or another time.',
  'upload-not-ready': 'This file is still being checked, or it was refused, so nothing was saved. Choose another file.',
  'request-in-progress': 'The same request is still being processed. Wait a moment, then check the result.',
  'body-too-large': 'The request is too large, so nothing was saved. Shorten the text, or choose a smaller file.',
  'idempotency-key-reused':
    'This idempotency key was already used for another request, so nothing was saved. Send the request with a new key.',
  'legal-warning': 'This shift conflicts with the law, so nothing was saved yet. Enter a reason to continue.',
  'shift-too-soon':
    'A customer can order or change a shift up to 12 hours before its start. Choose a later start, or call the performer.',
  'shift-in-past': 'This time is in the past, so nothing was saved. Choose a time in the future.',
  'shift-off-grid': 'Shifts start and end on a quarter of an hour. Choose :00, :15, :30 or :45.',
  'shift-end-before-start': 'The shift would end before it starts. Choose a later end.',
  'shift-too-long': 'A shift lasts 24 hours at most. Choose an earlier end or order two shifts.',
  'shift-too-far': 'A shift can start at most 10 years from now, so nothing was saved. Choose an earlier start.',
  'start-too-early': 'A shift can be started from 15 minutes before its planned start. Try again then.',
  'too-late-to-leave':
    'You can leave a shift up to 12 hours before its start. This one stays yours. If you cannot come, call your performer.',
  'actual-times-invalid': 'These times cannot be right, so nothing was saved. Look at the marked fields.',
  'too-many-breaks': 'A shift can have at most {{limit}} breaks, so no other one was started.',
  'too-many-changes':
    'Your side has already made {{limit}} changes of this kind to the shift, which is the limit. The change was not saved.',
  'too-many-comments':
    'Your side already has {{limit}} comments on this shift, which is the limit. The comment was not added.',
  'staff-without-company': 'The worker has no company, so the shift was not assigned. Choose someone else.',
  'already-invited': 'This person already has a valid invitation to the same place. Revoke that invitation first.',
  'already-member': 'This person already has this role here, so nothing was changed.',
  'staff-without-specialty': 'The worker does not have the specialty of this shift. Choose someone who has it.',
  'wrong-code': 'The code is wrong, so you are not signed in. Check the newest SMS and try again.',
  'link-gone': 'This link was already used, or it has expired. Request a new one.',
  'email-taken': 'This e-mail is already used, so nothing was saved. Sign in with it, or enter another.',
  'phone-taken': 'This phone number is already used, so nothing was saved. Sign in with it, or enter another.',
  'login-taken': 'This login name is already used, so nothing was saved. Choose another.',
  'company-ico-taken':
    'A company with this IČO is already registered, so nothing was saved. Ask its administrator for an invitation.',
  'company-shifts-ahead_one':
    '{{count}} shift of the company is still ahead or running, so it was not deactivated. It has to be canceled or over first.',
  'company-shifts-ahead_other':
    '{{count}} shifts of the company are still ahead or running, so it was not deactivated. They have to be canceled or over first.',
  'company-in-use':
    'Records hang on this company (people: {{people}}, stores: {{stores}}, shifts: {{shifts}}, invitations: {{invitations}}, cooperations: {{services}}), so it was not deleted. Leave it inactive.',
  'company-active': 'The company is active, so it was not deleted. Deactivate it first.',
  'company-inactive':
    'The company {{company}} is inactive, so nothing was saved. Its data can only be read. The support of Smena can activate it.',
  'already-admitted':
    'Someone else has already decided about this person, so nothing was changed. Reload to see the result.',
  'last-admin': 'You are the last administrator, so the account cannot be closed. Invite another administrator first.',
  'last-of-company':
    'You are the last person who manages {{company}}, so the account cannot be closed. Invite a successor first, then close it.',
  'shifts-ahead_one':
    'You still have {{count}} upcoming shift, stand-by included, so the account cannot be closed. Leave it, or ask your performer to replace you or to release you from stand-by.',
  'shifts-ahead_other':
    'You still have {{count}} upcoming shifts, stand-by included, so the account cannot be closed. Leave them, or ask your performer to replace you or to release you from stand-by.',
  'person-last-of-company':
    'Nobody else manages {{company}}, so the account was not deactivated. Invite a successor first.',
  'person-shifts-ahead_one':
    'The worker still has {{count}} upcoming shift, stand-by included, so nothing was deactivated. Release the worker first, or wait until the shift is over.',
  'person-shifts-ahead_other':
    'The worker still has {{count}} upcoming shifts, stand-by included, so nothing was deactivated. Release the worker first, or wait until they are over.',
  'store-shifts-ahead_one':
    '{{count}} shift is still ahead or running here, so the store was not deactivated. Cancel it, or wait until it is over.',
  'store-shifts-ahead_other':
    '{{count}} shifts are still ahead or running here, so the store was not deactivated. Cancel them, or wait until they are over.',
  'store-in-use':
    'Shifts and people hang on this store (shifts: {{shifts}}, managers: {{people}}), so it was not deleted. Leave it inactive: nothing can be ordered for it.',
  'store-active': 'The store is active, so it was not deleted. Deactivate it first.',
  'store-inactive':
    'The store {{store}} is inactive, so nothing was ordered. Choose another store, or activate this one.',
  'specialty-in-use':
    'Shifts or people have this specialty, so it was not deleted. Switch it off instead: it can no longer be ordered.',
  'specialty-has-children_one':
    'There is still {{count}} specialty under this one, so it was not deleted. Move or delete it first.',
  'specialty-has-children_other':
    'There are still {{count}} specialties under this one, so it was not deleted. Move or delete them first.',
  'specialty-inside-itself': 'A specialty cannot be placed under itself, so nothing was moved. Choose another parent.',
  'specialty-too-deep': 'The tree has at most {{limit}} levels, so nothing was moved. Choose a parent higher up.',
  'too-many-specialties': 'There are already {{limit}} specialties, which is the limit. Delete some that are not used.',
  'confirmed-shifts-ahead_one':
    '{{count}} coming shift there is already staffed, stand-by included, so nothing was changed. Choose whether it stays or is released.',
  'confirmed-shifts-ahead_other':
    '{{count}} coming shifts there are already staffed, stand-by included, so nothing was changed. Choose whether they stay or are released.',
  'service-request-closed':
    'This request was already answered or withdrawn, or its time is over, so nothing was changed. Reload to see its state.',
  'already-asked': 'You have already asked this performer and it has not answered yet. Wait, or withdraw that request.',
  'already-served': 'The performer already serves these stores, so it was not asked. Choose other stores.',
  'performer-without-people':
    'Nobody acts for this performer in Smena yet, so it was not asked. Choose another performer.',
  'code-expired': 'The code has expired or was already used, so you are not signed in. Request a new one.',
  'sms-country-closed':
    'We do not send SMS to this country yet, so nothing was sent. If there is an e-mail address, use it instead.',
  'terms-required': 'You must accept the user agreement to continue. Read it and tick the box.',
  'code-limit':
    'Too many codes or attempts, so this one was not accepted. Wait: {{wait}}. With a password or a link by e-mail you can sign in now, if you use them.',
  'login-limit': 'Too many wrong passwords, so this one was not checked. A link by e-mail still works. Wait: {{wait}}.',
  'invitation-limit':
    'Too many invitations were sent, so this one was not. Fewer can be sent by SMS than by e-mail. Wait: {{wait}}.',
  'order-limit':
    'Your company can order at most {{limit}} shifts within 24 hours, so nothing was ordered. Order fewer shifts, or wait: {{wait}}.',
  'upload-limit': 'You have sent too many files today, so this one was not taken. Wait: {{wait}}.',
  'export-limit': 'You can export {{limit}} lists within 24 hours, so this one was not exported. Wait: {{wait}}.',
  'running-export-limit':
    'Other exports of yours are still being prepared, so this one was not started. Wait until one of them is ready.',
  'too-many-requests': 'Too many requests, so this one was not processed. Wait: {{wait}}.',
  internal:
    'An error on our side. We do not know whether this was done: check before you do it again. If it happens again, send this code to support: {{reference}}.',
} as const;
