import { readDataSections } from '../../../platform/data-files.ts';
import { foldedWords, spell } from '../posting-facts/clause-rules.ts';
import { compilePhrases } from '../posting-facts/phrase-rules.ts';

/* Whether the title of an ad means people of every gender; its words are in `data/ad-rules/phrases.txt`. */

const phrases = readDataSections('ad-rules/phrases.txt');
const folded = (list: string, glue: string) => phrases.list(list).map((end) => foldedWords(end).join(glue));
const neutralEnds = folded('neutral in itself', '');
const genderedEnds = folded('one gender', '');
const namesOfOneGender = compilePhrases([
  ...folded('one gender elsewhere', ' '),
  ...folded('one gender in english', ' '),
]);
const bothElsewhere = compilePhrases(phrases.list('both genders elsewhere'));
/** Letters that both forms of a name begin with. */
const stem = 4;
const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

/** "(m/w/d)", "m|w", "(gn)", "*in", "/-frau" */
const marks = [
  /\(\s*(?:[a-z]{1,2}\s*[/|,*]\s*){1,3}[a-z*]{1,3}\s*\)/iu,
  /\b[mwdfx]\s*[/|]\s*[mwdfx](?:\s*[/|]\s*[mwdfxi*])?\b/iu,
  /[([](?:[mwdfx]{3}|gn|divers|in|innen|a|alle|mensch)[)\]]|\b(?:mwd|wmd|dmw|mwx|mfd|fmd|mfx|fmx)\b|all genders|alle geschlechter|geschlechtsneutral/iu,
  /(?:[*:_·]|\/-?)in(?:nen)?\b|\/-?(?:frau|mann)\b/iu,
  // "LehrerInnen"
  /\p{Ll}In(?:nen)?(?!\p{L})/u,
] as const;

/** A form for the other gender behind the name: "vendeuse/eur", "segretaria (o)" */
const otherForm = /[/(·*:][\s-]?\p{L}{1,5}(?!\p{L})/u;

/** Whether a title has a word that only one gender is called by, alone: "waitress", "vendeuse" without "vendeur". */
export function namesOneGenderByWord(title: string): boolean {
  const spelled = spell(foldedWords(title));
  if (marks.some((mark) => mark.test(title)) || otherForm.test(title) || has(spelled, bothElsewhere))
    return false;
  const named = spelled.match(namesOfOneGender)?.[0]?.trim();
  if (named === undefined) return false;
  const others = spelled.replace(named, '').trim().split(' ');
  return !others.some((word) => word.slice(0, stem) === named.slice(0, stem));
}

/** Whether a German title names the work by a word for one gender and says nowhere that all are meant. */
export function namesOneGenderInGerman(title: string): boolean {
  if (marks.some((mark) => mark.test(title))) return false;
  const words = foldedWords(title).filter((word) => word.length > 3);
  const gendered = words.filter(
    (word) =>
      genderedEnds.some((end) => word.endsWith(end)) && !neutralEnds.some((end) => word.endsWith(end)),
  );
  // "Bäcker oder Bäckerin", "Kaufmann/Kauffrau", "Krankenschwester/-pfleger"
  const hasBoth = gendered.some((one) =>
    words.some((other) => other !== one && (other === `${one.replace(/e$/, '')}in` || pairOf(one) === other)),
  );
  return gendered.length > 0 && !hasBoth;
}

const pairOf = (word: string) =>
  word
    .replace(/mann$/, 'frau')
    .replace(/manner$/, 'frauen')
    .replace(/krankenschwester$/, 'krankenpfleger');
