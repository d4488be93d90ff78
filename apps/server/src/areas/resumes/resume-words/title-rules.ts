import { agentEnding, organisationWords, teamWords, titleNouns, titleQualifiers } from './word-constants.ts';

const wordsOf = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);

/** What somebody does is in the text. */
export const titlePattern = wordsOf(`(?:${titleNouns})s?`);
const titleEnd = new RegExp(
  `(?<![\\p{L}\\d])(?:${titleNouns})\\.?(?:\\s*\\([^)]*\\)|\\s+(?:[IVX]{1,3}|\\d))?$`,
  'iu',
);
const titleStart = new RegExp(`^(?:${titleQualifiers})\\.?(?![\\p{L}\\d])`, 'iu');
const organisation = wordsOf(organisationWords);
const organisationEnd = new RegExp(`(?<![\\p{L}\\d])(?:${organisationWords})\\.?$`, 'iu');
const team = wordsOf(teamWords);
/** "Head of", "Director, " and the like say that the rest is what they are the head of. */
const headOf =
  /\b(?:head|director|manager|vp|vice president|chief|lead|dean|professor|president|minister|chair) (?:of|for)\b/i;

/** How much a text looks like a title (above 0) or like the name of an organisation (below 0), from -3 to 3. */
export function titleness(text: string): number {
  const plain = text.replaceAll(/\s*\([^)]*\)/g, '').trim() || text;
  if (/^(?:self[- ]employed|freelance|various(?: clients)?|independent|confidential)$/i.test(plain))
    return -1.5;
  let score = 0;
  if (titlePattern.test(plain)) score += 1.5;
  if (titleEnd.test(plain) || headOf.test(plain)) score += 1;
  else if (agentEnding.test(plain)) score += 0.7;
  if (titleStart.test(plain)) score += 0.5;
  if (organisation.test(plain)) score -= 1;
  if (organisationEnd.test(plain)) score -= 1;
  // Initials are the names of firms, and so is what is written in one word with capitals in it.
  if (/^(?:[A-Z]{2,5}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+|.*[&.]com)$/u.test(plain) && score === 0) score -= 0.5;
  return Math.max(-3, Math.min(3, score));
}

export function isTeam(text: string): boolean {
  return team.test(text) && !titleEnd.test(text);
}
