import { hasAddress } from '@waymark/contract/text/names';
import { hashSecret } from '../../../platform/ids.ts';

/** By which a person is known again when their address, in lower case, is gone. */
export const personHash = (email: string): string => hashSecret(`moved ${email}`);

const longestName = 80;

/** First and last name as an account takes them; empty where the text is no name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const plain = name
    .replaceAll(/[^\p{L}\p{M}\p{N}'’ .-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '' || hasAddress(plain)) return { firstName: '', lastName: '' };
  const [firstName = '', ...rest] = plain.split(' ');
  return { firstName: firstName.slice(0, longestName), lastName: rest.join(' ').slice(0, longestName) };
}
