import type { Query, SearchRequest, Term } from '../read/query-rules.ts';
import { readExclusions } from '../read/query-rules.ts';
import { isLiteralList, matchAnyOf, matchTerm, planLookup } from '../find/text-queries.ts';
import { findCategoryPosition } from '../job-index/position-rules.ts';
import { weights } from '../lexicon/weight-constants.ts';
import { namesOf } from '../order/hits-cache.ts';
import { tier } from '../order/hit-rules.ts';
import { degrees, fieldMention, scoreTexts } from '../order/job-score-rules.ts';
import { enoughInTitle, figuresOf, minShareOf } from '../order/weighing-rules.ts';
import { expandText } from '../widen/expansion-cache.ts';
import { manyTerms, titlesWithWork, type QueryPlan } from '../widen/query-plan-rules.ts';
import type { EngineNames } from './names-index.ts';
import { anyOf, hasOne, toWordsQuery, type EngineQuery } from './words-query-rules.ts';

/** Each phrase takes a bit of a score, which has 24 of them. */
const phrasesKept = 4;
/** Titles that a query names; more are found by their words alone. */
const titlesKept = 60_000;

/** What the script marks a posting by (`scoreScript`); `lifts` come when all is counted. */
export interface TextParams {
  kind: 'lists' | 'words' | 'all' | 'work';
  lists: readonly object[];
  work: Record<string, number>;
  fields: readonly string[];
  phrases: number;
  votes?: Record<string, number>;
  minVotes?: number;
  shares?: readonly number[];
}

/** The words of a request as the engine looks for them. */
export interface EngineText {
  query: Query;
  params: TextParams;
  /** What the words find, before it is marked. */
  candidates: EngineQuery;
  /** Those of them of which more than their words alone is looked at; undefined for all. */
  named: EngineQuery | undefined;
  /** The marks of the others, by how complete they are. */
  mentionMarks: readonly number[];
  /** Each a bit: the whole text somewhere, what is not kept out, and each phrase. */
  flags: readonly EngineQuery[];
  phrases: readonly QueryPlan[];
  /** Whether a whole name was asked for. */
  isNamed: boolean;
}

/** The figures of the script that are no words. */
export const scoreFigures = {
  ...weights.outside,
  manyTerms,
  fieldMention,
} as const;

/** The words of a request; undefined where it has none. */
export function planText(names: EngineNames, request: SearchRequest): EngineText | undefined {
  const { q, title, skill, partial, field } = request;
  if (!q && !title && !skill) return undefined;
  const words = names.vocabulary;
  const { whole: query } = expandText(q, words);
  const excluded = readExclusions(q);
  const asksWords = query.length > 0 || Boolean(title) || Boolean(skill);
  if (!asksWords && excluded.length === 0) return undefined;
  const { planned, phrases, lookup } = planLookup(names.titles, words, { query, title, skill, partial });
  const kept = keptOf(lookup.named, matchAnyOf(namesOf(excluded, words)));
  const isNamed = lookup.named.length > 0;
  const base = { work: {}, fields: [], phrases: 0, lists: [] };
  if (query.length === 0) {
    const params = { ...base, kind: 'all' } as const;
    const flags = [{ match_none: {} }, kept];
    return {
      query,
      params,
      candidates: kept,
      named: undefined,
      mentionMarks: [],
      flags,
      phrases: [],
      isNamed,
    };
  }
  const anywhere = lookup.words === undefined ? { match_none: {} } : toWordsQuery(lookup.words);
  const fields = field ? names.categoriesAt(findCategoryPosition(field)) : [];
  const shown = phrases.slice(0, phrasesKept);
  const lists = planned.map((one) => planList(names, one, partial === true));
  const params = {
    kind: lists.length > 0 ? 'lists' : 'words',
    lists: lists.map((list) => list.params),
    work: worksOf(
      names,
      shown.map(({ plan }) => plan),
    ),
    fields,
    phrases: shown.length,
  } as const;
  const ofField = fields.length > 0 ? [hasOne('category', fields)] : [];
  const inOrder = shown.map(({ phrase }) => toWordsQuery(phrase));
  return {
    query,
    params,
    candidates: anyOf([anywhere, ...lists.flatMap((list) => list.candidates), ...ofField]),
    named: anyOf([...lists.flatMap((list) => list.named), ...ofField, ...inOrder]),
    mentionMarks: mentionMarksOf(lists.map((list) => list.params.whole)),
    flags: [anywhere, kept, ...inOrder],
    phrases: shown.map(({ plan }) => plan),
    isNamed,
  };
}

/** As the script marks what has the words somewhere, and none of them in its names. `wholes` are the weights of lists. */
function mentionMarksOf(wholes: readonly number[]): number[] {
  const { emptyPosting, text } = weights.outside;
  return Array.from({ length: degrees }, (_none, completeness) => {
    const fullness = emptyPosting + (1 - emptyPosting) * (completeness / (degrees - 1));
    const marks = wholes.map(
      (whole) => tier.mention + whole * text * fullness * (tier.most - 1 - tier.mention),
    );
    return Math.trunc(Math.max(tier.mention, ...marks));
  });
}

/** What has the title and the skill whose names were asked for, and none of what is kept out. */
function keptOf(
  named: readonly { kind: 'title' | 'skill'; folded: string }[],
  unwanted: string | undefined,
): EngineQuery {
  const fieldOf = { title: 'titleKey', skill: 'skillKeys' } as const;
  const has = named.map(({ kind, folded }) => ({ term: { [fieldOf[kind]]: folded } }));
  if (has.length === 0 && unwanted === undefined) return { match_all: {} };
  return { bool: { filter: has, must_not: unwanted === undefined ? [] : [toWordsQuery(unwanted)] } };
}

type PlannedList = ReturnType<typeof planLookup>['planned'][number];

/** What one list of terms says of each title, company and skill, and which of them are enough by themselves. */
function planList(names: EngineNames, { list, plan, skills }: PlannedList, isPartial: boolean) {
  const isLiteral = isLiteralList(list);
  const texts = scoreTexts(names, plan);
  const minShare = minShareOf(plan, isPartial);
  const isEnough = enoughInTitle(plan, minShare);
  const scoreOf = (at: number) => texts.scores[at] as number;
  const found =
    texts.found.length <= titlesKept
      ? texts.found
      : texts.found.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, titlesKept);
  const titles = Object.fromEntries(
    found.map((at) => [names.textOf(at), [texts.terms[at] as number, scoreOf(at)]]),
  );
  const alone = found.filter((at) => isEnough(texts.terms[at] as number)).map((at) => names.textOf(at));
  const companies: Record<string, number> = {};
  for (const [nth, { id }] of names.companies.entries()) {
    const bits = texts.hasCompanies ? (texts.terms[names.companyTitles[nth] as number] as number) : 0;
    if (bits !== 0) companies[id] = bits;
  }
  texts.release();
  const ofSkills: Record<string, [number, number]> = {};
  for (const { names: skillNames, terms, isWholeName } of skills)
    for (const name of skillNames) {
      const bits = (ofSkills[name] ??= [0, 0]);
      bits[isWholeName ? 0 : 1] |= terms;
    }
  const { termWeights, ...figures } = figuresOf(plan.terms);
  const besides = [...ofKeys('companyId', companies), ...ofKeys('skillKeys', ofSkills)];
  return {
    params: { ...figures, weights: termWeights, minShare, isLiteral, titles, companies, skills: ofSkills },
    candidates: isLiteral ? [] : [...(alone.length > 0 ? [hasOne('title', alone)] : []), ...besides],
    named: [...ofKeys('title', titles), ...besides],
  };
}

const ofKeys = (field: string, byKey: object): EngineQuery[] => {
  const keys = Object.keys(byKey);
  return keys.length > 0 ? [hasOne(field, keys)] : [];
};

/** By title, the phrases of which it has the work, as bits. */
function worksOf(names: EngineNames, plans: readonly QueryPlan[]): Record<string, number> {
  const works: Record<string, number> = {};
  for (const [nth, plan] of plans.entries())
    for (const at of titlesWithWork(names.titles, plan)) {
      const title = names.textOf(at);
      works[title] = (works[title] ?? 0) | (1 << nth);
    }
  return works;
}

/** Where each term of a text stands, as bits, for the text fallback. */
export function planTerms(terms: readonly Term[]): EngineQuery[] {
  return terms.map((term) => {
    const expression = matchTerm(term);
    return expression === undefined ? { match_none: {} } : toWordsQuery(expression);
  });
}

/** Sums a bit for each of these, from the lowest on. */
export const sumFlags = (flags: readonly EngineQuery[]): EngineQuery[] =>
  flags.map((filter, nth) => ({ constant_score: { filter, boost: 2 ** nth } }));
