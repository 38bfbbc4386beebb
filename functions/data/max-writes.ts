/** DynamoDB's limit of a transaction. */
export const maxWrites = 100;
