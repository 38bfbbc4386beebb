/** The operator's page and the browser's half are below this path of the web server. The API is where Stripe's is: below /v1/. */
export const stripePath = '/__stripe';
export const stripeApiPath = '/v1/';

/** The settings of a deployment that uses the local stand-in. The web server listens on this address only. */
export const localStripe = (origin: string) => ({
  stripeUrl: origin.replace('//localhost:', '//127.0.0.1:'),
  stripePublicKey: 'pk_test_local',
});
