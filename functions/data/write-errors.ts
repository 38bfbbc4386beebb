/**
 * The stored item has a newer schema than this code writes: a newer version of the app is being rolled out, or was
 * rolled back. Its fields would be lost, or it has values that this code does not know. Nothing was written; the
 * request succeeds once its endpoint has the newer version too.
 */
export class NewerItem extends Error {
  override readonly name = 'NewerItem';
}

/**
 * Every try of a transaction met another transaction on the same item, or was throttled. Nothing was written, and no
 * condition failed. Also a read that stays throttled, or does not reach the table.
 */
export class TooContended extends Error {
  override readonly name = 'TooContended';
}
