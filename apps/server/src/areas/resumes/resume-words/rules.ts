import {
  agentEnding,
  organisationWords,
  teamWords,
  titleNouns,
  titleQualifiers,
  contactHeading,
  headingQualifiers,
  headingWords,
  spokenHeadings,
} from './constants.ts';
import type { ReadSectionKind } from '@waymark/contract/resumes/resume-reading';

const wordsOf = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);

/** Whether the text names an occupation. */
export const titlePattern = wordsOf(`(?:${titleNouns})s?`);

const titleEnd = new RegExp(
  `(?<![\\p{L}\\d])(?:${titleNouns})\\.?(?:\\s*\\([^)]*\\)|\\s+(?:[IVX]{1,3}|\\d))?$`,
  'iu',
);

const titleStart = new RegExp(`^(?:${titleQualifiers})\\.?(?![\\p{L}\\d])`, 'iu');

const organisation = wordsOf(organisationWords);

const organisationEnd = new RegExp(`(?<![\\p{L}\\d])(?:${organisationWords})\\.?$`, 'iu');

const team = wordsOf(teamWords);

/** After "Head of", "Director, " and the like, the rest names the department. */
const headOf =
  /\b(?:head|director|manager|vp|vice president|chief|lead|dean|professor|president|minister|chair) (?:of|for)\b/i;

/** How much a text looks like a title (above 0) or an organisation's name (below 0), from -3 to 3. */
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
  // Initials and single words with inner capitals are usually company names.
  if (/^(?:[A-Z]{2,5}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+|.*[&.]com)$/u.test(plain) && score === 0) score -= 0.5;
  return Math.max(-3, Math.min(3, score));
}

export function isTeam(text: string): boolean {
  return team.test(text) && !titleEnd.test(text);
}

const named = headingWords.map(
  ([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);

const allWords = new RegExp(
  `^(?:${[...headingWords.map(([, words]) => words), headingQualifiers].join('|')})$`,
  'iu',
);

const maxWords = 7;

export type HeadingKind = ReadSectionKind | 'contact';

/** The words of a possible heading, without number, colon and decoration. */
function plainHeading(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/^[\s\p{P}\p{S}]*(?:\d{1,2}[.)]\s+|[IVX]{1,4}[.)]\s+)?/u, '')
      .replace(/[\s\p{P}\p{S}]+$/u, '')
      .replaceAll(/\s+/g, ' ')
      // "学 歴": blanks set the letters of a short heading apart.
      .replaceAll(/(?<=\p{sc=Han}) (?=\p{sc=Han})/gu, '')
  );
}

/** The topic of a heading that consists only of heading words. */
export function knownHeading(text: string): HeadingKind | undefined {
  // "Edu cation": letters in another colour are set slightly apart.
  const whole = /^\s*\p{L}{3} \p{Ll}+\s*$/u.test(text) ? text.replace(/(?<=\p{L}) /u, '') : text;
  return plainlyKnown(whole) ?? (whole === text ? undefined : plainlyKnown(text));
}

function plainlyKnown(text: string): HeadingKind | undefined {
  const plain = plainHeading(text);
  if (!plain || /[.!?;]\s|\d{3}|@/.test(text)) return undefined;
  if (contactHeading.test(plain)) return 'contact';
  const spoken = spokenHeadings.find(([, pattern]) => pattern.test(plain));
  if (spoken) return spoken[0];
  const words = plain.split(/[\s/&,+|•·・、،–—-]+/).filter(Boolean);
  const isOfWords = allWords.test(plain) || words.every((word) => allWords.test(word));
  if (words.length > maxWords || !isOfWords) return undefined;
  return looseHeading(plain);
}

/** The topic of a heading, ignoring its other words: for lines in a heading's style. */
export function looseHeading(text: string): ReadSectionKind | undefined {
  const plain = plainHeading(text);
  // "Education and Certifications" is about education first: of equally specific words the first one counts.
  const matches = named.flatMap(([kind, pattern], rank) => {
    const match = pattern.exec(plain);
    return match ? [{ kind, rank, at: match.index }] : [];
  });
  return chooseKind(plain, matches);
}

function chooseKind(
  plain: string,
  matches: readonly { kind: ReadSectionKind; rank: number; at: number }[],
): ReadSectionKind | undefined {
  const joint = /\s(?:and|&|\+|\/|–|-|\|)\s|[,/&]/i.exec(plain)?.index ?? plain.length;
  const leading = matches.filter(({ at }) => at < joint);
  const [best] = (leading.length > 0 ? leading : matches).toSorted((a, b) => a.rank - b.rank);
  const names = (kind: ReadSectionKind) => matches.some((match) => match.kind === kind);
  // "Leadership & Activities" is about activities beside work.
  if (best?.kind === 'experience' && /^leadership\b/i.test(plain) && names('volunteering'))
    return 'volunteering';
  // The topic that needs more than a list of names wins: "Training and Education", "Interests & Skills".
  if (best?.kind === 'certifications' && names('education')) return 'education';
  if ((best?.kind === 'interests' || best?.kind === 'languages') && names('skills')) {
    return joint < plain.length ? 'skills' : best.kind;
  }
  return best?.kind;
}
