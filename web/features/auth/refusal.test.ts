import { describe, expect, it } from 'vitest';
import { reasonOf } from './refusal.ts';

const refusal = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('an error of Cognito or its triggers', () => {
  it.each([
    [refusal('NotAuthorizedException', 'Incorrect username or password.'), { why: 'wrong' }],
    [refusal('CodeMismatchException'), { why: 'wrong' }],
    [refusal('NotAuthorizedException', 'Password attempts exceeded'), { why: 'tooMany' }],
    [refusal('TooManyRequestsException'), { why: 'tooMany' }],
    [
      refusal('UserLambdaValidationException', 'VerifyAuthChallengeResponse failed with error code-limit:540.'),
      { why: 'codeLimit', wait: 540 },
    ],
    [
      refusal('UserLambdaValidationException', 'VerifyAuthChallengeResponse failed with error code-expired.'),
      { why: 'codeExpired' },
    ],
    [
      refusal('UserLambdaValidationException', 'VerifyAuthChallengeResponse failed with error phone-taken.'),
      { why: 'phoneTaken' },
    ],
    [refusal('NetworkError', 'A network error has occurred.'), { why: 'unreachable' }],
    ['no error at all', { why: 'unreachable' }],
  ])('%s', (error, reason) => {
    expect(reasonOf(error)).toEqual(reason);
  });
});
