/** Whether this device may be signed in, by Amplify's storage keys. Without a stored session Amplify is not loaded. */
export const hasStoredSession = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith('CognitoIdentityServiceProvider.'));
