import { createHash } from 'node:crypto';

/** Stands for a drawing in a record: what is drawn otherwise has another one. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
