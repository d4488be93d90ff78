import { wordsOf } from './word-rules.ts';

/**
 * Words between others in German, French, Spanish, Italian, Dutch, Portuguese and Polish, and those of the search
 * itself.
 */
const smallForeign = new Set(
  `de du des d da la le les l el los las lo il gli i del della delle dello degli di al alla all au aux a an en em et y e o
  ou un une una uno unos der die das den dem ein eine einen einer und oder fur von im in am zu zur zum mit als bei auf van
  voor het een aan op te ten ter met do dos das na no nas nos para por pour per con com avec w we z ze dla od przy ds
  jako como comme come`.split(/\s+/),
);

/** How the name of a woman ends, and that of a man in its place; the longest ending first. */
const endings: readonly (readonly [string, string])[] = [
  ['frau', 'mann'],
  ['trice', 'teur'],
  ['ienne', 'ien'],
  ['euse', 'eur'],
  ['ster', 'er'],
  ['arka', 'arz'],
  ['erin', 'er'],
  ['orin', 'or'],
  ['chin', 'ch'],
  ['tin', 't'],
  ['gin', 'g'],
  ['tka', 't'],
  ['lka', 'l'],
];
const leastStem = 4;

/**
 * The one form that "Verkäuferin" and "Verkäufer" have, "enfermera", "enfermeros" and "enfermero", "chargée" and
 * "chargé".
 */
function foreignForm(word: string): string {
  const one = word.length > leastStem ? word.replace(/innen$/, 'in').replace(/(?<=[^s])s$/, '') : word;
  const [ending, other] = endings.find(([end]) => one.endsWith(end) && one.length - end.length >= 3) ?? [
    '',
    '',
  ];
  const named = ending ? one.slice(0, -ending.length) + other : one;
  const stem = named.replace(/(?:en|[aeiouy]{1,2})$/, '');
  return stem.length >= leastStem ? stem : named;
}

/** The words of a name as names of other languages are kept, without those between others. */
export function foreignForms(text: string): string[] {
  return wordsOf(text.replaceAll(/['’]/g, ' '))
    .filter((word) => !smallForeign.has(word))
    .map(foreignForm);
}

const leastPart = { first: 3, last: 6 } as const;
const longestCompound = 40;

/**
 * The parts of a compound, where the second is one that is known: "softwareentwickler" is "software" and "entwickler".
 * The longest known one is taken.
 */
export function splitCompound(
  form: string,
  isKnown: (part: string) => boolean,
): readonly [string, string] | undefined {
  if (form.length > longestCompound) return undefined;
  for (let at = leastPart.first; at <= form.length - leastPart.last; at++) {
    const last = form.slice(at);
    if (isKnown(last)) return [form.slice(0, at), last];
  }
  return undefined;
}

/** The first part of a compound by itself: "maschinen", "vertriebs". */
export const withoutJoint = (part: string) => foreignForm(part.replace(/(?<=.{4})-?s?-?$/, ''));
