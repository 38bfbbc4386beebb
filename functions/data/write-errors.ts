/** Another request took over the Idempotency-Key, because this one looked crashed. Nothing was written. */
export class KeyTakenOver extends Error {
  override readonly name = 'KeyTakenOver';
}

/** Every try of a transaction met another transaction on the same item. Nothing was written, and no condition failed. */
export class TooContended extends Error {
  override readonly name = 'TooContended';
}
