import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** A random id of 21 characters. 64 letters divide a byte’s values evenly, so all are equally likely. */
export function newSavedJobId(): string {
  return Array.from(randomBytes(21), (byte) => letters[byte % letters.length]).join('');
}
