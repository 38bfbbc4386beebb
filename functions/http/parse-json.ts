/** The value of a JSON text. Throws SyntaxError, also for a text with half a character (a lone surrogate). */
export const parseJson = (text: string): unknown => JSON.parse(text, wellFormed);

/** RFC 8259 leaves lone surrogates undefined, and DynamoDB and Cognito reject them. */
const wellFormed = (key: string, value: unknown): unknown => {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed()))
    throw new SyntaxError('A lone surrogate');
  return value;
};
