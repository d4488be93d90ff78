/** Whole years of experience that a posting asks for; null for an open end. */
export interface RequiredYears {
  min: number | null;
  max: number | null;
}

/** More than anybody works. */
const maxYears = 60;

const yearWords =
  'years?|yrs?|y|jahren?|jahre?|ans|années?|años?|anni|anno|jaar|jaren|lat|lata|rok(?:u|i)?|anos?|år|години|лет|년|年';
const monthWords =
  'months?|mos?|mths?|monaten?|monate?|mois|mes(?:es)?|mesi|mese|maand(?:en)?|miesi[ąę]c(?:e|y)?|mies|månader|måneder|개월|か月|ヶ月|个月';
const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = String.raw`((?<!\d)\d{1,3}(?:[.,]\d{1,2})?|\b(?:${smallNumbers.join('|')})\b)`;
const unit = String.raw`(?:(${yearWords})|(${monthWords}))(?![\p{L}])`;
const to = String.raw`\s*(?:[-–—~〜]|to|bis|à|a|al|tot|do|até|till|til|and|or)\s*`;
const plus = String.raw`\s*(?:\+|plus\b|or more\b|and (?:more|above|up)\b|以上|이상)?\s*`;
const most = String.raw`(?:(up to|at most|max(?:imum|\.)?(?: of)?|less than|under|bis zu|jusqu['’]à|hasta|fino a|tot|do|até|upp till)\s+)?`;

const quantity = `${most}${number}(?:\\s*\\([^)]{1,20}\\))?${plus}(?:${unit})?(?:${to}${number}${plus})?\\s*-?(?:${unit})?`;
const quantities = new RegExp(quantity, 'giu');
const bareNumbers = new RegExp(`^\\W*${number}${plus}(?:${to}${number}${plus})?\\W*$`, 'iu');

/**
 * The years that a field's text asks for: "3-5 years", "18 months", "minimum of 10 years, 2 of them abroad", "5+".
 * Undefined for a text that names none, or that contradicts itself.
 */
export function readRequiredYears(text: string): RequiredYears | undefined {
  const given = text.slice(0, 300);
  const bare = bareNumbers.exec(given.trim());
  if (bare) return checked(valueOf(bare[1], 1), valueOf(bare[2], 1));
  for (const match of given.matchAll(quantities)) {
    const found = readQuantity(match);
    if (found) return found;
  }
  return undefined;
}

function readQuantity(match: RegExpExecArray): RequiredYears | undefined {
  const [, limit, from, firstYears, firstMonths, upTo, years, months] = match;
  const lastUnit = years ?? months;
  if (firstYears === undefined && firstMonths === undefined && lastUnit === undefined) return undefined;
  const factor = (isMonths: boolean) => (isMonths ? 1 / 12 : 1);
  const isFirstMonths = firstMonths !== undefined || (firstYears === undefined && months !== undefined);
  const min = valueOf(from, factor(isFirstMonths));
  const max = valueOf(upTo, factor(months !== undefined || (years === undefined && isFirstMonths)));
  if (limit !== undefined && max === null) return checked(null, min);
  return checked(min, max);
}

function valueOf(text: string | undefined, factor: number): number | null {
  if (text === undefined) return null;
  const word = smallNumbers.indexOf(text.toLowerCase());
  return (word === -1 ? Number(text.replace(',', '.')) : word) * factor;
}

/** A year that was begun is not asked for in full: 18 months are one year at least. */
function checked(min: number | null, max: number | null): RequiredYears | undefined {
  const found = { min: min === null ? null : Math.floor(min), max: max === null ? null : Math.ceil(max) };
  const isWrong = [found.min, found.max].some((one) => one !== null && !(one >= 0 && one <= maxYears));
  if (isWrong || (found.min !== null && found.max !== null && found.min > found.max)) return undefined;
  return found;
}

const experienceWords =
  /experience|erfahrung|expérience|experiencia|esperienza|ervaring|do[śs]wiadczeni|experiência|erfarenhet|erfaring|kokemus|経験|经验|경력/iu;
/** Sentences about the employer: how long it has been there, and what its people have done. */
const aboutEmployer =
  /\b(?:our|we|us|company|firm|team|founded|established|combined|collective|history|in business|track record|unsere?|wir|notre|nous|nuestra?|nostra?|onze|nasz\w*|nossa?|vår|vores)\b/iu;
const asking =
  /\b(?:you|your|minimum|min\.?|at least|require[sd]?|requirements?|must|candidates?|ideally|preferably|mindestens|sie|du|vous|au moins|mínimo|almeno|minimaal|co najmniej|minst)\b/iu;

/** The years of experience that a posting's running text asks of who applies. */
export function findRequiredYears(text: string): RequiredYears | undefined {
  for (const sentence of text.split(/\n|(?<=[.!?])\s+(?=[\p{Lu}\d])/u)) {
    if (sentence.length > 400 || !experienceWords.test(sentence)) continue;
    if (aboutEmployer.test(sentence) && !asking.test(sentence)) continue;
    const found = readSentence(sentence);
    if (found) return found;
  }
  return undefined;
}

/** Characters between the word and its quantity. */
const maxDistance = 60;

/** The quantity nearest to the word, so that "a 2-year contract" in the sentence is not taken for it. */
function readSentence(sentence: string): RequiredYears | undefined {
  const [, labelled] = /^\W*(?:[\p{L}]+\s){0,3}[\p{L}]*\s*[:–-]\s*(.+)$/u.exec(sentence) ?? [];
  if (labelled !== undefined && experienceWords.test(sentence.slice(0, sentence.indexOf(labelled)))) {
    return readRequiredYears(labelled);
  }
  const word = experienceWords.exec(sentence)?.index ?? 0;
  const distance = ({ index, 0: text }: RegExpExecArray) =>
    Math.max(word - index - text.length, index - word, 0);
  return [...sentence.matchAll(quantities)]
    .filter((match) => distance(match) <= maxDistance)
    .toSorted((a, b) => distance(a) - distance(b))
    .map(readQuantity)
    .find((found) => found !== undefined);
}
