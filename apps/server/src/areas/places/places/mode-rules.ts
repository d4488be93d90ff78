import type { WorkMode } from '@waymark/contract/jobs/choices';
import { readDataSections } from '../../../platform/data-files.ts';

const words = readDataSections('search/sentence-words.txt');
const modes = [
  ['remote', words.pattern('remote')],
  ['hybrid', words.pattern('hybrid')],
  ['on-site', words.pattern('on-site')],
] as const;
/** All words of ways of working, as the alternatives of one regular expression. */
export const modeWords = modes.map(([, pattern]) => pattern).join('|');
const whole = modes.map(
  ([mode, pattern]) =>
    [
      mode,
      new RegExp(String.raw`^(?:${pattern})(?:[ -](?:jobs?|only|work(?:ing)?|first|friendly))*$`, 'iu'),
    ] as const,
);
const ahead = modes.map(
  ([mode, pattern]) =>
    [mode, new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'iu')] as const,
);
const everywhere =
  /^(?:global(?:ly)?|anywhere in the world|all over the world|from anywhere|(?:at |my )?home)$/i;
const anyPlace = new RegExp(
  `^(?:${readDataSections('places/place-words.txt').pattern('any place')}|everywhere|any|all(?: over)?)$`,
  'iu',
);

/** Whether a text asks for no place in particular: "any", "nationwide". */
export const isAnyPlace = (text: string): boolean => anyPlace.test(text.trim());

/** The way of working that stands where a place belongs, and is none: "Remote", "Anywhere", "work from home". */
export function readMode(text: string): WorkMode | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s()[\]]+|[\s()[\].,!]+$/g, '');
  if (everywhere.test(plain)) return 'remote';
  return whole.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** The way of working that a text names beside a place: "Berlin (hybrid)", "remote uk". */
export const readModeBeside = (text: string): WorkMode | undefined =>
  ahead.find(([, pattern]) => pattern.test(text))?.[0];
