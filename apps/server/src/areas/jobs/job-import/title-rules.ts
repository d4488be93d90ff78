import { jobCategories, type JobCategory, type JobType } from '@waymark/contract/jobs/choices/jobs';
import { fieldWords, sharedWords } from './category-constants.ts';
import { occupationWords } from './occupation-constants.ts';

const fieldOf = new Map<string, JobCategory[]>();
const occupationOf = new Map<string, JobCategory>();
for (const { value: category } of jobCategories) {
  for (const phrase of fieldWords[category]?.split(', ') ?? []) {
    fieldOf.set(phrase, [...(fieldOf.get(phrase) ?? []), category]);
  }
  for (const word of occupationWords[category]?.trim().split(/\s+/) ?? []) occupationOf.set(word, category);
}

const longestPhrase = 3;
/** What a phrase of so many words says: two words that belong together say more than two that happen to meet. */
const weightOfLength = [0, 2, 4.5, 6] as const;
/** The last word of a title is what somebody is, those before it of which kind. */
const headFactor = 1.2;
/** After a dash or a comma stands where one works, or on what. */
const restFactor = 0.4;
/** Less is chance. */
const leastVotes = 1;

/** The words of a title or an occupation's name as stems: "Sales & Nurses" is "sale", "and", "nurse". */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll('&', ' and ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}+#.]+|\.(?=\s|$)/u)
    .filter(Boolean)
    .map((word) => (/^.{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word));
}

/** Longer is no title: a source's mistake takes nobody's time. */
const longestTitle = 300;
const inOneLine = (title: string) => title.replaceAll(/\s+/g, ' ').slice(0, longestTitle);

/** The category that the words of a title stand for; undefined where they say too little. */
export function categoryOfTitle(title: string): JobCategory | undefined {
  const parts = inOneLine(title)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .split(/\s[-–—|:]\s|\s*[,;|]\s*/)
    .filter((part) => part.trim() !== '');
  const votes = new Map<JobCategory, number>();
  for (const [at, part] of parts.entries()) countVotes(wordsOf(part), at === 0 ? 1 : restFactor, votes);
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= leastVotes ? first[0] : undefined;
}

/** Longer phrases first: the words of one that is known say nothing more by themselves. */
function countVotes(words: readonly string[], factor: number, votes: Map<JobCategory, number>): void {
  const used = new Set<number>();
  const add = (category: JobCategory, weight: number) =>
    votes.set(category, (votes.get(category) ?? 0) + weight * factor);
  for (let length = longestPhrase; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const at = Array.from({ length }, (_, offset) => from + offset);
      if (at.every((one) => used.has(one))) continue;
      const phrase = words.slice(from, from + length).join(' ');
      const fields = fieldOf.get(phrase);
      const occupation = length === 1 && !fields ? occupationOf.get(phrase) : undefined;
      if (occupation) add(occupation, 1);
      if (!fields) continue;
      for (const one of at) used.add(one);
      const head = from + length === words.length ? headFactor : 1;
      const weight = (weightOfLength[length] ?? 0) * head * (sharedWords.has(phrase) ? 0.5 : 1);
      for (const field of fields) add(field, weight);
    }
  }
}

const typeWords: readonly (readonly [RegExp, JobType])[] = [
  [/\bpart[\s-]?time\b/i, 'part-time'],
  // Not "Internship Program Manager": who looks after interns is none.
  [/\b(?:intern|internship)s?\b(?!\s+(?:program|coordinat|manag|recruit|lead|supervis))/i, 'internship'],
  [/\bfreelanc(?:e|er)\b/i, 'freelance'],
  // "Contract Manager" and "Contractor Relations" are permanent: only what stands for itself.
  [
    /[([\-–—,|]\s*contract(?:or)?\s*(?:[)\]\-–—,|]|$)|\b(?:contract (?:role|position|to hire)|month contract)\b/i,
    'freelance',
  ],
  [/\b(?:temporary|seasonal|fixed[\s-]?term|ftc)\b|[([\-–—,|]\s*temp\s*(?:[)\]\-–—,|]|$)/i, 'temporary'],
  [/\bfull[\s-]?time\b/i, 'full-time'],
];

/** The type that a title names in so many words; undefined where it names none. */
export function typeOfTitle(title: string): JobType | undefined {
  return typeWords.find(([words]) => words.test(title))?.[1];
}
