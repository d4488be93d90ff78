import { readDataSections } from '../../../platform/data-files.ts';
import { organisationWords } from './constants.ts';
import { nameWord, proseness } from './prose-rules.ts';
import { isTeam, titleness, titlePattern } from './rules.ts';

/* What speaks for a piece of a header being a title, an employer, or neither. */

const { pattern } = readDataSections('resumes/header-words.txt');
const whole = (words: string, flags = 'iu') => new RegExp(`^(?:${words})$`, flags);

const reason = `(?:\\s+(?:${pattern('reasons')})\\s.+)?`;
const noWork = whole(`(?:${pattern('no work')})${reason}`);
const noWorkStart = new RegExp(`^(?:${pattern('no work')})(?=\\s*[,;:(–—-])`, 'iu');
/** "Caring for a family member" ends in words of titles. */
const careStart = /^(?:full[- ]time )?(?:rais|car|look|pfleg|betreu|opiek|cuidad|zorg)/i;
const ownAccount = whole(`${pattern('own account')}|${pattern('several employers')}`);
const ownAccountStart = new RegExp(`^(?:${pattern('own account')})(?=[\\s,])`, 'iu');
const openingWords = new RegExp(`^(?:${pattern('before a title')})\\s+(?=\\p{Lu})`, 'iu');
const contractType = whole(pattern('contract types'));
const contractStart = new RegExp(`^(?:${pattern('contract types')})(?=[\\s,])`, 'iu');
const department = whole(pattern('departments'));
const unit = new RegExp(`^(?:${pattern('units')})\\s`, 'iu');
const legalForm = whole(`(?:${pattern('legal forms')})\\.?`);
const legalEnd = new RegExp(`[\\s,](?:${pattern('legal forms')})\\.?$`, 'iu');
const firmEnd = new RegExp(`(?<=[\\s-])(?:${pattern('firm ends')})\\.?$`, 'iu');
const firmWord = new RegExp(`(?<![\\p{L}\\d])(?:${pattern('firm words')})(?![\\p{L}\\d])`, 'iu');
const firmStart = new RegExp(`^(?:${pattern('firm starts')})(?=\\s+[\\p{Lu}\\d])`, 'iu');
const organisation = new RegExp(`(?<![\\p{L}\\d])(?:${organisationWords})(?![\\p{L}\\d])`, 'iu');
const organisationEnd = new RegExp(`(?<![\\p{L}\\d])(?:${organisationWords})\\.?$`, 'iu');
const headOf =
  /\b(?:head|director|manager|vp|president|chief|lead|dean|teacher|lecturer|professor|leiter(?:in)?|responsable|directeur|directrice|chef|jefe|jefa) (?:of|for|de|du|des|der)\b/iu;

/** A leave, a journey, a time of care or without work: an entry, and nobody's employer. */
export function isNoWork(text: string): boolean {
  const plain = text.replace(/[.\s]+$/, '');
  if (noWork.test(plain.replace(/\s*\([^)]*\)$/, '')) || noWork.test(plain))
    return titleness(plain) < 2 || careStart.test(plain);
  return noWorkStart.test(plain) && firmness(plain) < 1 && titleness(plain) < 1;
}

function isOwnAccount(text: string): boolean {
  return ownAccount.test(text.replaceAll(/[()]/g, '').trim());
}

/** "Self-employed seamstress": a title without an employer. */
export function beginsOwnAccount(text: string): boolean {
  return ownAccountStart.test(text);
}

/** "Working as a Senior Accountant with …": words before the title. */
export function withoutOpening(text: string): string {
  return text.replace(openingWords, '');
}

/** "Full-time", "Seasonal": says how, and is neither title nor employer. */
export function isContractType(text: string): boolean {
  return contractType.test(text.replaceAll(/[()]/g, '').trim());
}

/** "Surgery", "Ward 7", "Operations": a part of an employer, or of a title. */
export function isDepartment(text: string): boolean {
  return department.test(text.trim()) || isTeam(text);
}

/** "Department of Slavic Studies": a part of an employer, and of no title. */
export function isUnit(text: string): boolean {
  return unit.test(text);
}

/** "Inc.", "LLC": belongs to the name before it. */
/** "(part-time while studying)" */
export function beginsContractType(text: string): boolean {
  return contractStart.test(text);
}

export function isLegalForm(text: string): boolean {
  return legalForm.test(text.trim());
}

/** "Metallbau Huber e.U.": with its legal form a name is at its end. */
export function endsInLegalForm(text: string): boolean {
  return legalEnd.test(text.trim());
}

/** Words whose ending is that of an occupation and that are none. */
const noAgents = new RegExp(`(?:${pattern('no occupations')})s?$`, 'iu');
const agent = /(?:er|or|ist|ant|man|men|woman|lady|hand|monger|wright|herd|setter|layer|sister|member)$/u;

/** How much a text looks like a title, from -3 to 3. */
export function titleScore(text: string): number {
  const plain = text.replaceAll(/\s*\([^)]*\)/g, '').trim() || text;
  let score = titleness(plain);
  const isFirm = firmEnd.test(plain) || legalEnd.test(plain) || firmStart.test(plain);
  if (isFirm && !headOf.test(plain)) score -= 1.5;
  // "Cook Medical" begins with an occupation: most titles end with one.
  else if (score > 1 && isNameAfterOccupation(plain)) score -= 0.8;
  if (score <= 0 && countSmallWords(plain) > 1) score -= 1.5;
  const last = /([\p{L}’'-]+)$/u.exec(plain)?.[1] ?? '';
  if (score === 0 && agent.test(last) && last.length > 4 && !noAgents.test(last)) score += 0.6;
  return Math.max(-3, Math.min(3, score));
}

function isNameAfterOccupation(text: string): boolean {
  const [first = '', next = '', ...more] = text.split(/\s+/);
  return (
    more.length === 0 &&
    titlePattern.test(first) &&
    /^\p{Lu}/u.test(next) &&
    !titlePattern.test(next) &&
    !department.test(next)
  );
}

/** "Two boys after school" is no name: the words of one are written large, but for those that join them. */
export function countSmallWords(text: string): number {
  const words = text.split(/[\s,]+/);
  const isSmall = (word = '') => /^\p{Ll}+$/u.test(word) && !nameWord.test(word);
  // "Team of twelve": behind a joining word it tells more.
  return words
    .slice(1)
    .reduce((sum, word, at) => sum + (isSmall(word) ? (nameWord.test(words[at] ?? '') ? 2 : 1) : 0), 0);
}

/** How much a text looks like the name of an employer, from -3 to 3. */
export function firmness(text: string): number {
  const plain = text.replaceAll(/\s*\([^)]*\)/g, '').trim() || text;
  if (isOwnAccount(plain)) return 1;
  let score = 0;
  if (legalEnd.test(plain)) score += 2;
  if (organisationEnd.test(plain)) score += 1.5;
  else if (organisation.test(plain)) score += 0.7;
  if (firmEnd.test(plain)) score += 1.2;
  if (firmStart.test(plain)) score += 1.2;
  else if (firmWord.test(plain)) score += 1;
  if (/\s&\s|\p{L}[’']s?(?=\s|$)/u.test(plain)) score += 0.4;
  if (/^(?:\p{Lu}{2,8}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+|.*\.com)$/u.test(plain)) score += 0.5;
  if (isDepartment(plain) || isContractType(plain)) score -= 1;
  const small = countSmallWords(plain);
  if (score < 1 || small > 1) score -= Math.min(2.5, 1.5 * small);
  if (/^\p{Ll}+(?:\s|$)/u.test(plain)) score -= 1;
  score -= Math.max(0, titleScore(plain)) * 0.8;
  return Math.max(-3, Math.min(3, score - Math.max(0, proseness(plain) - 0.5)));
}
