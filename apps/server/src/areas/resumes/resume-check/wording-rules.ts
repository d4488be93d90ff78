import { msg, plural, term } from '@waymark/contract/text/message';
import { readDataPattern } from '../../../platform/data-files.ts';
import { guidelines, buzzwords, wordyPhrases } from './constants.ts';
import type { CheckRule, Seen } from './finding-rules.ts';
import { isOpenEnd } from './month-rules.ts';
import { findMisspelt } from './technology-rules.ts';
import { quote, quoteSome, type Bullet, type ResumeText } from './text-rules.ts';
import { baseOfGerund, capitalize, inPast, openingPast, openingPresent, pastOfGerund } from './verb-rules.ts';
import { asWritten, joinMessages } from './message-rules.ts';

const firstLine = ({ lines }: Bullet) => lines.slice(0, 1);
const trimBullet = (text: string) => text.replace(/^[^\p{L}\p{N}“"(]+/u, '');

const weakOpening =
  /^[^\p{L}]*(?:responsible for|responsibilities include[ds]?|duties include[ds]?|my duties|job duties|tasked with|in charge of|was responsible|involved in|participated in the|worked on)(?!\p{L})/iu;

function findWeakOpenings({ bullets }: ResumeText): Seen | undefined {
  const weak = bullets.filter(({ text }) => weakOpening.test(text));
  const [first] = weak;
  if (!first) return undefined;
  const mended = weak.map((bullet) => ({ bullet, after: strengthen(bullet) })).find(({ after }) => after);
  return {
    title: msg`${plural(weak.length, 'line opens', 'lines open')} with what was to be done`,
    seen: joinMessages([quoteSome(weak.map(({ text }) => trimBullet(text)))], '', '.'),
    lines: weak.flatMap(firstLine),
    count: weak.length,
    example: mended?.after ? { before: trimBullet(mended.bullet.text), after: mended.after } : null,
  };
}

/** "Responsible for managing a team" becomes "Managed a team"; undefined if no rule can rewrite the text. */
function strengthen({ text, position }: Bullet): string | undefined {
  const [, gerund = '', rest = ''] =
    /^[^\p{L}]*(?:responsible for|tasked with|in charge of|involved in)\s+(?:the\s+)?(\p{L}+ing)\s+(.+)$/isu.exec(
      text,
    ) ?? [];
  const isNow = position !== undefined && isOpenEnd(position.end);
  const verb = isNow ? baseOfGerund(gerund) : pastOfGerund(gerund);
  // A second verb in the sentence would keep its -ing form.
  if (verb === undefined || /\b(?:and|or|,)\s+\p{L}+ing\b/u.test(rest)) return undefined;
  return `${capitalize(verb)} ${rest}`;
}

const firstPerson = new RegExp(
  String.raw`(?<![\p{L}\d/-])I (?:${readDataPattern('resumes/first-person-verbs.txt')})\b|(?<![\p{L}“"])I['’](?:m|ve|d|ll)\b|(?<![\p{L}“"])(?:my|My) (?!\p{Lu})\p{Ll}`,
  'u',
);

function findFirstPerson({ bullets }: ResumeText): Seen | undefined {
  const found = bullets.filter(({ text }) => firstPerson.test(text));
  const [first] = found;
  if (!first) return undefined;
  return {
    title: msg`${plural(found.length, 'line')} in the first person`,
    seen: joinMessages([quoteSome(found.map(({ text }) => trimBullet(text)))], '', '.'),
    lines: found.flatMap(firstLine),
    count: found.length,
    example: withoutPerson(trimBullet(first.text)),
  };
}

/** "I led a team" becomes "Led a team". */
function withoutPerson(before: string): Seen['example'] {
  const rest = /^I (\p{Ll}.*)$/su.exec(before)?.[1];
  if (rest === undefined || /\b(?:I|my|me)\b/.test(rest) || /^(?:am|was|have|had|will|can)\b/.test(rest))
    return null;
  return { before, after: capitalize(rest) };
}

function findPresentOfPast({ bullets }: ResumeText): Seen | undefined {
  const past = bullets.filter(
    ({ position }) => position !== undefined && position.end !== null && !isOpenEnd(position.end),
  );
  const present = past.flatMap((bullet) => {
    const verb = openingPresent(bullet.text);
    return verb ? [{ bullet, verb }] : [];
  });
  const [first] = present;
  // A single match may be a noun.
  if (!first || present.length < 2) return undefined;
  const before = trimBullet(first.bullet.text);
  const isOneVerb = !/^[\p{L}-]+(?:,| and| or)\s/u.test(before);
  return {
    title: msg`${plural(present.length, 'line')} about past positions in the present`,
    seen: msg`${term(quoteSome(present.map(({ bullet }) => trimBullet(bullet.text))))}, in positions that have ended.`,
    lines: present.flatMap(({ bullet }) => firstLine(bullet)),
    count: present.length,
    example: isOneVerb ? { before, after: inPast(before, first.verb) } : null,
  };
}

/** A verb is reported when it opens at least this many lines. */
const repeats = 4;

function findRepeatedVerbs({ bullets }: ResumeText): Seen | undefined {
  const byVerb = Map.groupBy(
    bullets.filter(({ text }) => openingPast(text) !== undefined || openingPresent(text)),
    ({ text }) => openingPast(text) ?? openingPresent(text)?.base ?? '',
  );
  const [most] = [...byVerb].toSorted(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length < repeats || most[1].length < 0.2 * bullets.length) return undefined;
  const [verb, lines] = most;
  return {
    title: msg`${lines.length} of ${plural(bullets.length, 'line')} begin with “${verb}”`,
    seen: joinMessages([quoteSome(lines.map(({ text }) => trimBullet(text)))], '', '.'),
    lines: lines.flatMap(firstLine),
    count: 1,
  };
}

function findBuzzwords({ lines }: ResumeText): Seen | undefined {
  const found = lines.flatMap((line) => {
    const phrase = buzzwordPattern.exec(line.text)?.[0];
    return phrase === undefined ? [] : [{ phrase, line: line.id }];
  });
  if (found.length === 0) return undefined;
  return {
    title: msg`${plural(found.length, 'phrase')} that everybody uses`,
    seen: joinMessages([quoteSome([...new Set(found.map(({ phrase }) => phrase))], 4)], '', '.'),
    lines: found.map(({ line }) => line),
  };
}

const buzzwordPattern = new RegExp(`(?<![\\p{L}-])(?:${buzzwords.join('|')})(?![\\p{L}-])`, 'iu');

function findWordiness({ lines }: ResumeText): Seen | undefined {
  const found = lines.flatMap((line) =>
    wordyPhrases.flatMap(([wordy, plain]) => {
      const phrase = new RegExp(`(?<!\\p{L})${wordy}(?!\\p{L})`, 'iu').exec(line.text)?.[0];
      return phrase === undefined ? [] : [{ phrase, plain, line }];
    }),
  );
  const [first] = found;
  if (!first) return undefined;
  const word = /^\p{Lu}/u.test(first.phrase) ? capitalize(first.plain) : first.plain;
  return {
    title: msg`${plural(found.length, 'phrase')} that could be shorter`,
    seen: joinMessages([quoteSome([...new Set(found.map(({ phrase }) => phrase))], 4)], '', '.'),
    lines: found.map(({ line }) => line.id),
    count: found.length,
    example: { before: first.line.text, after: first.line.text.replace(first.phrase, word) },
  };
}

const doubled =
  /(?<![\p{L}'’-])(the|a|an|and|of|to|in|for|with|on|at|by|is|was|were|from|as|our) \1(?![\p{L}'’-])/iu;

function findDoubledWords({ lines }: ResumeText): Seen | undefined {
  // "Vitamin A a day", "plan a and an": letters and names are capitalized.
  const found = lines.filter(({ text }) => {
    const [pair = '', word = ''] = doubled.exec(text) ?? [];
    return pair !== '' && pair === `${word} ${word}`;
  });
  const [first] = found;
  if (!first) return undefined;
  return {
    title: msg`A word stands twice`,
    seen: joinMessages([quoteSome(found.map(({ text }) => text))], '', '.'),
    lines: found.map(({ id }) => id),
    example: { before: first.text, after: first.text.replace(doubled, '$1') },
  };
}

function findUnevenEnds({ bullets }: ResumeText): Seen | undefined {
  if (bullets.length < 6) return undefined;
  const [dotted, plain] = [true, false].map((hasDot) =>
    bullets.filter(({ text }) => /\.\s*$/.test(text) === hasDot),
  );
  const fewer = (dotted?.length ?? 0) < (plain?.length ?? 0) ? dotted : plain;
  if (!fewer || fewer.length < 2 || fewer.length < 0.2 * bullets.length) return undefined;
  return {
    title: msg`Some lines end with a full stop, others do not`,
    seen: msg`${dotted?.length} of ${plural(bullets.length, 'line')} end with one.`,
    lines: fewer.flatMap(({ lines }) => lines.slice(-1)),
    count: 1,
  };
}

function findTechnologySpelling(text: ResumeText): Seen | undefined {
  const found = findMisspelt(text.lines);
  const [first] = found;
  if (!first) return undefined;
  const pairs = [...new Map(found.map(({ written, right }) => [written, right]))];
  return {
    title: msg`${plural(pairs.length, 'name')} that the makers write otherwise`,
    seen: `${pairs
      .slice(0, 6)
      .map(([written]) => quote(written))
      .join(', ')}.`,
    lines: found.map(({ line }) => line),
    count: pairs.length,
    source: { name: msg`${term(asWritten(first.right))}, as its makers write it`, url: first.url },
    mend: msg`Write ${pairs
      .slice(0, 6)
      .map(([, right]) => `“${right}”`)
      .join(', ')}.`,
    example: { before: first.text, after: first.text.replace(first.written, first.right) },
  };
}

function seeVerbs({ bullets }: ResumeText): Seen | undefined {
  const strong = bullets.filter(({ text }) => openingPast(text) !== undefined || openingPresent(text));
  if (bullets.length < 4 || strong.length < 0.6 * bullets.length) return undefined;
  return {
    title: msg`${strong.length} of ${plural(bullets.length, 'line')} open with a verb`,
    seen: msg`For example ${quote(trimBullet(strong[0]?.text ?? ''))}.`,
    lines: strong.flatMap(firstLine),
    count: strong.length,
  };
}

export const wordingRules: readonly CheckRule[] = [
  {
    rule: 'wording-weak-openings',
    section: 'wording',
    severity: 'medium',
    points: 1,
    most: 5,
    isLanguage: true,
    why: msg`A duty says what anybody in the position had to do; a verb says what you did.`,
    source: guidelines.ncState,
    mend: msg`Begin with what you did: managed, built, taught, sold.`,
    contradicts: ['wording-good'],
    find: findWeakOpenings,
  },
  {
    rule: 'wording-first-person',
    section: 'wording',
    severity: 'low',
    points: 1,
    most: 3,
    isLanguage: true,
    why: msg`A resume is about one person: “I” and “my” take room in every line.`,
    source: guidelines.harvard,
    mend: msg`Begin with the verb.`,
    contradicts: ['wording-good'],
    find: findFirstPerson,
  },
  {
    rule: 'wording-tense',
    section: 'wording',
    severity: 'medium',
    points: 1,
    most: 4,
    isLanguage: true,
    why: msg`Use the past tense for past work: the present tense says that you still do it.`,
    source: guidelines.ncState,
    mend: msg`Put these verbs into the past; the present is for the position you have.`,
    contradicts: ['wording-good'],
    find: findPresentOfPast,
  },
  {
    rule: 'wording-repetition',
    section: 'wording',
    severity: 'low',
    points: 2,
    isLanguage: true,
    why: msg`The same beginning line after line hides that different things were done.`,
    source: guidelines.harvard,
    mend: msg`Keep it where it says most, and name more exactly what you did in the others.`,
    contradicts: ['wording-good'],
    find: findRepeatedVerbs,
  },
  {
    rule: 'wording-buzzwords',
    section: 'wording',
    severity: 'low',
    points: 1,
    most: 3,
    isLanguage: true,
    why: msg`Anybody can say it of themselves, and most do: without an example it says nothing.`,
    source: guidelines.plainLanguage,
    mend: msg`Leave it out, or put in its place what you did that shows it.`,
    find: findBuzzwords,
  },
  {
    rule: 'wording-wordy',
    section: 'wording',
    severity: 'low',
    points: 1,
    most: 2,
    isLanguage: true,
    why: msg`Short words are read faster, and leave room for what counts.`,
    source: guidelines.plainLanguage,
    mend: msg`Say it with fewer words.`,
    find: findWordiness,
  },
  {
    rule: 'wording-doubled-word',
    section: 'wording',
    severity: 'medium',
    points: 2,
    most: 4,
    isLanguage: true,
    why: msg`Slips are the mistake that employers name first.`,
    source: guidelines.harvard,
    mend: msg`Strike one of the two.`,
    find: findDoubledWords,
  },
  {
    rule: 'wording-uneven-ends',
    section: 'wording',
    severity: 'low',
    points: 1,
    isLanguage: true,
    why: msg`Lines of one list that are written alike are read faster.`,
    source: guidelines.ncState,
    mend: msg`End all of them with a full stop, or none.`,
    find: findUnevenEnds,
  },
  {
    rule: 'wording-technologies',
    section: 'wording',
    severity: 'low',
    points: 1,
    most: 3,
    isLanguage: true,
    why: msg`People who work with it notice, and a search that looks at letters does not find it.`,
    source: null,
    find: findTechnologySpelling,
  },
  {
    rule: 'wording-good',
    section: 'wording',
    severity: 'good',
    points: 0,
    isLanguage: true,
    why: msg`Verbs at the beginning tell at a glance what you did.`,
    source: guidelines.harvard,
    find: seeVerbs,
  },
];
