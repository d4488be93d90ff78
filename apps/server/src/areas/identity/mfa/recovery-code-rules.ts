import { randomBytes } from 'node:crypto';

/** Crockford's Base32: no letter that is taken for a figure or another letter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const selectorLength = 4;
const restLength = 8;
const shape = new RegExp(`^[${alphabet}]{${selectorLength + restLength}}$`);

export interface RecoveryCode {
  /** Finds the code among those of its account, and is no secret. */
  selector: string;
  /** 40 random bits, hashed like a password. */
  rest: string;
}

export function newRecoveryCode(): RecoveryCode {
  // 32 letters: each takes five bits of a byte, none more often than another.
  const letters = [...randomBytes(selectorLength + restLength)].map((byte) => alphabet[byte & 31]).join('');
  return { selector: letters.slice(0, selectorLength), rest: letters.slice(selectorLength) };
}

/** As it is shown and written down, for example `7k2m-9xqa-t4wd`. */
export function writeRecoveryCode({ selector, rest }: RecoveryCode): string {
  return `${selector}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}

/** Takes what somebody typed from a slip of paper; undefined for what is no such code. */
export function readRecoveryCode(text: string): RecoveryCode | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (!shape.test(plain)) return undefined;
  return { selector: plain.slice(0, selectorLength), rest: plain.slice(selectorLength) };
}
