import { z } from '../zod.ts';
import { fixed } from './say.ts';
import { msg } from './message.ts';

/** No control characters, direction marks or angle brackets: it goes into mail headers and titles. */
const plain = /^[^\p{Cc}\p{Cf}\p{Co}<>"\\]*$/u;
const notPlain = msg`Please leave out special characters such as < and ".`;

export const oneLine = (max: number, words: string) =>
  z
    .string()
    .trim()
    .min(1, words)
    .max(max, fixed`Please use at most ${max} characters.`)
    .regex(plain, notPlain);

/** The same where nothing may stand too. */
export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fixed`Please use at most ${max} characters.`)
    .regex(plain, notPlain);

export function isHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

const foldName = (name: string) => name.trim().toLowerCase();

/** Whether no name is there twice, in small letters or large ones. */
export const isOnce = (names: readonly string[]) => new Set(names.map(foldName)).size === names.length;
