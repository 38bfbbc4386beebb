import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler as createChallenge } from './create-challenge.ts';
import { handler as defineChallenge } from './define-challenge.ts';
import { handler as suppressUserScope } from './suppress-user-scope.ts';

type Round = [challengeName: string, challengeResult: boolean];

/** The trigger's response after the given rounds. */
const after = async (...rounds: Round[]) => {
  const session = rounds.map(([challengeName, challengeResult]) => ({ challengeName, challengeResult }));
  const event = { request: { session }, response: {} } as unknown as DefineAuthChallengeTriggerEvent;
  await defineChallenge(event, {} as never, () => {});
  return event.response;
};
const wrong: Round = ['CUSTOM_CHALLENGE', false];
const right: Round = ['CUSTOM_CHALLENGE', true];

describe('a sign-in by code', () => {
  it.each([
    ['at first', []],
    ['after a wrong code', [wrong]],
    ['after two wrong codes', [wrong, wrong]],
  ])('%s asks for the code', async (_, rounds) => {
    expect(await after(...rounds)).toEqual({
      challengeName: 'CUSTOM_CHALLENGE',
      issueTokens: false,
      failAuthentication: false,
    });
  });

  it.each([
    ['the first', [right]],
    ['the second', [wrong, right]],
    ['the third', [wrong, wrong, right]],
  ])('issues tokens when %s code is right', async (_, rounds) => {
    expect(await after(...rounds)).toMatchObject({ issueTokens: true, failAuthentication: false });
  });

  it('fails after three wrong codes', async () => {
    expect(await after(wrong, wrong, wrong)).toMatchObject({ issueTokens: false, failAuthentication: true });
  });

  it('cannot be mixed with another way to sign in', async () => {
    const others: Round[][] = [[['SRP_A', true]], [['SRP_A', true], right], [['PASSWORD_VERIFIER', true]]];
    for (const rounds of others)
      expect(await after(...rounds)).toMatchObject({ issueTokens: false, failAuthentication: true });
  });

  it('gives the browser no parameters, because the code was sent before', async () => {
    const event = { response: {} } as unknown as CreateAuthChallengeTriggerEvent;
    await createChallenge(event, {} as never, () => {});
    expect(event.response).toEqual({
      publicChallengeParameters: {},
      privateChallengeParameters: {},
      challengeMetadata: 'CODE',
    });
  });
});

it("no access token may use Cognito's own functions for its user", async () => {
  const event = { response: {} } as unknown as PreTokenGenerationV2TriggerEvent;
  await suppressUserScope(event, {} as never, () => {});
  expect(event.response.claimsAndScopeOverrideDetails).toEqual({
    accessTokenGeneration: { scopesToSuppress: ['aws.cognito.signin.user.admin'] },
  });
});
