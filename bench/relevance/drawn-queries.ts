import type { Pick } from '../seed/random-source.ts';
import type { Asked } from './field-judge.ts';
import { wordsOf, type Posting } from './posting-words.ts';

/** A search that a posting was turned into by a rule; the posting itself answers it. */
export interface DrawnQuery {
  kind: string;
  q: string;
  asked: Asked;
}

/** Names of one occupation, as an open list has them. */
export interface OccupationNames {
  label: string;
  alternatives: readonly string[];
}

const queriesOfKind = 24;
/** Postings looked at for one kind: of some kinds a board has few. */
const triesOfKind = 6000;

type Draw = (posting: Posting, pick: Pick) => Omit<DrawnQuery, 'kind'> | undefined;

const shortWords: Readonly<Record<string, string>> = {
  manager: 'mgr',
  assistant: 'asst',
  engineer: 'eng',
  developer: 'dev',
  administrator: 'admin',
  director: 'dir',
  representative: 'rep',
  technician: 'tech',
};
const shortNames: readonly (readonly [string, string])[] = [
  ['vice president', 'vp'],
  ['human resources', 'hr'],
  ['machine learning', 'ml'],
  ['quality assurance', 'qa'],
  ['artificial intelligence', 'ai'],
  ['registered nurse', 'rn'],
  ['project manager', 'pm'],
  ['business development', 'bd'],
  ['user experience', 'ux'],
  ['site reliability engineer', 'sre'],
  ['database administrator', 'dba'],
  ['information technology', 'it'],
  ['quantitative', 'quant'],
  ['account executive', 'ae'],
];
const typeWords: Readonly<Record<string, readonly string[]>> = {
  'part-time': ['part time', 'part-time'],
  'full-time': ['full time', 'full-time'],
  internship: ['internship', 'intern'],
  temporary: ['temporary', 'temp'],
  freelance: ['freelance', 'contract'],
};

const work = ({ words }: Posting) => words.core.join(' ');
const isUsual = ({ words }: Posting) => words.core.length > 0 && words.core.length <= 4;

/** By kind, how a posting becomes a search that a visitor could have made. */
export function drawQueries(
  postings: readonly Posting[],
  occupations: readonly OccupationNames[],
  pick: Pick,
): DrawnQuery[] {
  const kinds = { ...plainKinds, synonym: drawSynonym(occupations) };
  // Real postings are few beside the demo's: every second search is drawn from them, where there are any.
  const real = postings.filter(({ isReal }) => isReal);
  const seldom = real.length > 0 ? real : postings;
  return Object.entries(kinds).flatMap(([kind, draw]) => {
    const found = new Map<string, DrawnQuery>();
    for (let tries = 0; tries < triesOfKind && found.size < queriesOfKind; tries++) {
      const posting = pick(tries % 2 ? seldom : postings);
      const query = isUsual(posting) ? draw(posting, pick) : undefined;
      if (query && query.q.length <= 200) found.set(query.q.toLowerCase(), { kind, ...query });
    }
    return [...found.values()];
  });
}

const plainKinds: Readonly<Record<string, Draw>> = {
  title: (posting) => ({ q: work(posting), asked: { title: posting.words.core } }),
  seniority: (posting, pick) => {
    const level = ['senior', 'junior', 'lead', 'graduate', 'principal', 'intern'].find((one) =>
      posting.words.levels.includes(one),
    );
    if (!level || posting.words.core.includes(level)) return undefined;
    const q = pick([`${level} ${work(posting)}`, `${work(posting)} ${level}`]);
    return { q, asked: { title: posting.words.core, level } };
  },
  abbreviation: (posting) => {
    const core = work(posting);
    const [long, short] = shortNames.find(([name]) => ` ${core} `.includes(` ${name} `)) ?? [];
    const q = long
      ? core.replace(long, short ?? '')
      : posting.words.core.map((word) => shortWords[word] ?? word).join(' ');
    // A title that is shortened as the search is cannot be wrong.
    return q === core ? undefined : { q, asked: { title: posting.words.core, names: [wordsOf(q)] } };
  },
  misspelling: (posting, pick) => {
    const long = posting.words.core.filter((word) => /^[a-z]{7,}$/.test(word));
    if (long.length === 0) return undefined;
    const wrong = pick(long);
    const q = posting.words.core.map((word) => (word === wrong ? slip(word, pick) : word)).join(' ');
    return { q, asked: { title: posting.words.core } };
  },
  'skill and place': ({ skills, cities }, pick) => {
    if (skills.length === 0 || cities.length === 0) return undefined;
    const [skill, place] = [pick(skills), pick(cities)];
    return { q: pick([`${skill} ${place}`, `${skill} in ${place}`]), asked: { skill, place } };
  },
  place: ({ cities, countries }, pick) => {
    const places = [...cities, ...countries].filter(Boolean);
    if (places.length === 0) return undefined;
    const place = pick(places);
    return { q: pick([place, `jobs in ${place}`, `${place} jobs`, `work in ${place}`]), asked: { place } };
  },
  'title and place': (posting, pick) => {
    const places = [...posting.cities, ...posting.countries].filter(Boolean);
    if (places.length === 0) return undefined;
    const place = pick(places);
    const core = work(posting);
    const q = pick([`${core} ${place}`, `${core} in ${place}`, `${place} ${core}`, `${core} jobs ${place}`]);
    return { q, asked: { title: posting.words.core, place } };
  },
  remote: (posting, pick) => {
    const mode = posting.workMode;
    if (mode === null || mode === 'on-site') return undefined;
    const words = mode === 'remote' ? pick(['remote', 'work from home', 'fully remote']) : 'hybrid';
    const q = pick([
      `${words} ${work(posting)}`,
      `${work(posting)} ${words}`,
      `${words} ${work(posting)} jobs`,
    ]);
    return { q, asked: { title: posting.words.core, mode } };
  },
  type: (posting, pick) => {
    const words = typeWords[posting.type ?? ''];
    if (!words || posting.type === null || (posting.type === 'full-time' && pick.share() < 0.7))
      return undefined;
    const q = pick([`${pick(words)} ${work(posting)}`, `${work(posting)} ${pick(words)}`]);
    return { q, asked: { title: posting.words.core, type: posting.type } };
  },
  pay: (posting, pick) => {
    if (posting.salary === null || posting.salary < 30_000) return undefined;
    const salary = Math.floor(posting.salary / 10_000) * 10_000;
    const amount = pick([
      `over ${salary}`,
      `${salary / 1000}k`,
      `$${salary.toLocaleString('en')}`,
      `more than $${salary / 1000}k`,
      `paying at least ${salary}`,
    ]);
    return { q: `${work(posting)} ${amount}`, asked: { title: posting.words.core, salary } };
  },
  sentence: drawSentence,
  long: (posting, pick) => {
    const [place = ''] = posting.cities;
    const rest = posting.words.all.filter((word) => !posting.words.core.includes(word));
    const skills = posting.skills.length > 0 ? [pick(posting.skills), pick(posting.skills)] : [];
    const words = [...posting.words.core, ...rest, ...skills.flatMap(wordsOf), ...wordsOf(place)];
    const distinct = [...new Set(words)];
    if (distinct.length < 8 || !place) return undefined;
    return {
      q: distinct.slice(0, 14).join(' '),
      asked: { title: posting.words.core, ...(distinct.length <= 14 && { place }) },
    };
  },
  language: ({ title, words }, pick) => {
    const isOther = /[^\p{ASCII}\p{P}\p{S}\s]/u.test(title) || /\b(?:h\/f|m\/w\/d|stage)\b/i.test(title);
    if (!isOther) return undefined;
    const [first = title] = title.split(/\s[-–—/(|]\s?|\(/);
    const plain = wordsOf(first).join(' ');
    return plain
      ? { q: pick([first.trim(), plain]), asked: { title: wordsOf(first), names: [words.core] } }
      : undefined;
  },
  company: ({ company }) => ({ q: company, asked: { company } }),
};

/** The whole of it in one sentence, as people type who speak to a machine. */
function drawSentence(posting: Posting, pick: Pick): Omit<DrawnQuery, 'kind'> | undefined {
  const [place] = posting.cities;
  const asked: Asked = { title: posting.words.core };
  const type = pick.share() < 0.5 ? typeWords[posting.type ?? '']?.[0] : undefined;
  if (type && posting.type) asked.type = posting.type;
  let q = pick(['looking for a', 'I want a', 'find me a', 'are there any', 'I am looking for']);
  q += ` ${type ?? ''} ${work(posting)} ${pick(['job', 'position', 'role', 'jobs'])}`;
  if (place) {
    asked.place = place;
    q += ` in ${place}`;
  }
  if (posting.salary && posting.salary > 40_000 && pick.share() < 0.5) {
    asked.salary = Math.floor(posting.salary / 10_000) * 10_000;
    q += ` ${pick(['that pays over', 'paying more than', 'with a salary above'])} ${asked.salary}`;
  }
  return { q: q.replaceAll(/\s+/g, ' '), asked };
}

/** A posting whose title an occupation has as one of its names, asked for by another of them. */
function drawSynonym(occupations: readonly OccupationNames[]): Draw {
  const byName = new Map<string, string[][]>();
  for (const { label, alternatives } of occupations) {
    const names = [label, ...alternatives].map(wordsOf);
    for (const name of names) byName.set(name.join(' '), [...(byName.get(name.join(' ')) ?? []), ...names]);
  }
  return (posting, pick) => {
    const names = byName.get(work(posting))?.filter((name) => name.join(' ') !== work(posting)) ?? [];
    if (names.length === 0) return undefined;
    const asked = pick(names);
    return { q: asked.join(' '), asked: { title: asked, names: [posting.words.core], beside: names } };
  };
}

/** A letter too few, too many, another, or two exchanged; never the first. */
function slip(word: string, pick: Pick): string {
  const at = 1 + Math.floor(pick.share() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  return pick([
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${pick([...'aeinrst'])}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ]);
}
