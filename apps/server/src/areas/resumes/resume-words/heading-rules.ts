import type { ReadSectionKind } from '@waymark/contract/resumes/resume-reading';
import { contactHeading, headingQualifiers, headingWords, spokenHeadings } from './heading-constants.ts';

const named = headingWords.map(
  ([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);
const allWords = new RegExp(
  `^(?:${[...headingWords.map(([, words]) => words), headingQualifiers].join('|')})$`,
  'iu',
);
const mostWords = 7;

export type HeadingKind = ReadSectionKind | 'contact';

/** The words of a possible heading, without its number, its colon and what decorates it. */
function plainHeading(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/^[\s\p{P}\p{S}]*(?:\d{1,2}[.)]\s+|[IVX]{1,4}[.)]\s+)?/u, '')
    .replace(/[\s\p{P}\p{S}]+$/u, '')
    .replaceAll(/\s+/g, ' ');
}

/** What a heading is about, where it says so with nothing but the words of headings. */
export function knownHeading(text: string): HeadingKind | undefined {
  // "Edu cation": letters in another colour stand a little apart.
  const whole = /^\s*\p{L}{3} \p{Ll}+\s*$/u.test(text) ? text.replace(/(?<=\p{L}) /u, '') : text;
  return plainlyKnown(whole) ?? (whole === text ? undefined : plainlyKnown(text));
}

function plainlyKnown(text: string): HeadingKind | undefined {
  const plain = plainHeading(text);
  if (!plain || /[.!?;]\s|\d{3}|@/.test(text)) return undefined;
  if (contactHeading.test(plain)) return 'contact';
  const spoken = spokenHeadings.find(([, pattern]) => pattern.test(plain));
  if (spoken) return spoken[0];
  const words = plain.split(/[\s/&,+|•·–—-]+/).filter(Boolean);
  if (words.length > mostWords || !words.every((word) => allWords.test(word))) return undefined;
  return looseHeading(plain);
}

/** What a heading is about, whatever else it says: for lines that look like headings. */
export function looseHeading(text: string): ReadSectionKind | undefined {
  const plain = plainHeading(text);
  // "Education and Certifications" is about education first: of equally plain words the earlier one counts.
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
  // "Leadership & Activities" is about what was done beside work.
  if (best?.kind === 'experience' && /^leadership\b/i.test(plain) && names('volunteering'))
    return 'volunteering';
  // What asks for more than a list of names wins: "Training and Education", "Interests & Skills".
  if (best?.kind === 'certifications' && names('education')) return 'education';
  if ((best?.kind === 'interests' || best?.kind === 'languages') && names('skills')) {
    return joint < plain.length ? 'skills' : best.kind;
  }
  return best?.kind;
}
