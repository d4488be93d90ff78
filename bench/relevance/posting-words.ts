/** A posting as the second set looks at it: its own fields, nothing of how it is searched. */
export interface Posting {
  id: string;
  title: string;
  company: string;
  category: string;
  type: string | null;
  /** Null where it is not stated. */
  workMode: string | null;
  salary: number | null;
  skills: readonly string[];
  cities: readonly string[];
  countries: readonly string[];
  /** From the file that the option names, and not of the demo. */
  isReal: boolean;
  words: TitleWords;
}

/** What a title says: the work, and the rank it has beside. */
export interface TitleWords {
  core: readonly string[];
  levels: readonly string[];
  all: readonly string[];
}

const levelWords = new Map(
  Object.entries({
    senior: 'senior',
    sr: 'senior',
    junior: 'junior',
    jr: 'junior',
    lead: 'lead',
    principal: 'principal',
    graduate: 'graduate',
    apprentice: 'apprentice',
    intern: 'intern',
    internship: 'intern',
    trainee: 'trainee',
    associate: 'associate',
    assistant: 'assistant',
    director: 'director',
    head: 'head',
    vice: 'vice',
    president: 'president',
    staff: 'staff',
  }),
);
/** Words of rank that stand before the work; elsewhere they may be the work itself ("Legal Assistant"). */
const ranks = new Set(['senior', 'sr', 'junior', 'jr', 'lead', 'principal', 'graduate', 'apprentice']);

export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return (plain.match(/\.?[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? []).map((word) => word.replace(/\.+$/, ''));
}

/** What comes before a comma, a dash or a bracket, without its rank: "Senior Nurse, Night Shift" is a nurse. */
export function readTitle(title: string): TitleWords {
  const all = wordsOf(title);
  const levels = [...new Set(all.flatMap((word) => levelWords.get(word) ?? []))];
  const parts = title.split(/[,(|[/:]|\s[-–—]\s/).map(wordsOf);
  const core = parts.find((part) => part.some((word) => !levelWords.has(word))) ?? all;
  return { core: core.filter((word) => !ranks.has(word)), levels, all };
}
