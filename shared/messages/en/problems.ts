import { problems } from './problems.generated.ts';

/** The messages of all refusals, for the server. */
export default {
  'invalid-input': 'Some values are not valid, so nothing was saved. Check the marked fields.',
  'malformed-json': 'The request is not valid JSON, so nothing was saved.',
  'invalid-signature': 'The signature is missing, wrong or too old, so the event was not accepted.',
  unauthorized: 'You are not signed in, or your session has ended. Sign in to continue.',
  forbidden: 'Your role does not allow this, so nothing was changed.',
  'directory-admin-only': 'Only the administrator can work with the directory, so nothing was changed.',
  'authentication-failed':
    'Your session has ended: it was ended on another device, or the account was closed. Sign in to continue.',
  'not-found': 'This record does not exist: it may have been removed, or it belongs to another company.',
  changed: 'Someone else changed this in the meantime, so nothing was saved. What you typed is kept.',
  'upload-not-ready': 'This file is still being checked, or it was refused, so nothing was saved. Choose another file.',
  'request-in-progress': 'The same request is still being processed. Wait a moment, then check the result.',
  'body-too-large': 'The request is too large, so nothing was saved. Shorten the text, or choose a smaller file.',
  'idempotency-key-reused':
    'This idempotency key was already used for another request, so nothing was saved. Send the request with a new key.',
  'company-inactive':
    'The company {{company}} is inactive, so nothing was saved. Its data can only be read. The support of Smena can activate it.',
  'upload-limit': 'You have sent too many files today, so this one was not taken. Wait: {{wait}}.',
  'too-many-requests': 'Too many requests, so this one was not processed. Wait: {{wait}}.',
  internal:
    'An error on our side. We do not know whether this was done: check before you do it again. If it happens again, send this code to support: {{reference}}.',
  ...problems,
} as const;
