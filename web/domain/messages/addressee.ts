/** The chosen person, if the thread names them. Otherwise nobody: the message is for all of the other side. */
export const addresseeOf = <P extends { id: string }>(chosen: string, people: readonly P[]): P | undefined =>
  people.find(({ id }) => id === chosen);
