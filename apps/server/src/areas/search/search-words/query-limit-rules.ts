/** A part of what somebody typed: words to be found together, or kept out. */
export interface Term {
  text: string;
  /** Written in quotes: in this order and with nothing between, and taken literally. */
  phrase: boolean;
  /** Written with a minus before it. */
  excluded: boolean;
  /** Other names that mean the same. */
  same: readonly string[];
  /** Names of work near it, which rank below. */
  near: readonly string[];
  /** Of words in another language, what they are in English. */
  meant?: readonly string[];
  /** Of work that no job has: what jobs have that is of its kind. */
  kin?: readonly string[];
  /** Whether it is a word of a name that a search has as a whole too. */
  isPart?: boolean;
}

/** One of these lists of terms has to fit, each with all its terms. */
export type Query = readonly (readonly Term[])[];

/** Alternatives joined by "or", terms in all, and names in all that are looked for once the other names are added. */
const most = { lists: 4, terms: 24, names: 24 };

/**
 * What of a query is looked for: each alternative and each other name costs a look through the index, and two hundred
 * characters have room for fifty of the one, with a dozen of the other for each. Nobody who looks for work comes near.
 */
export function limitQuery(query: Query): Query {
  let terms = most.terms;
  let names = most.names;
  const limitTerm = (term: Term): Term => {
    const same = term.same.slice(0, Math.max(0, --names));
    names -= same.length;
    const near = term.near.slice(0, Math.max(0, names));
    names -= near.length;
    return { ...term, same, near };
  };
  const limited: Term[][] = [];
  for (const list of query.slice(0, most.lists)) {
    if (terms === 0) break;
    const kept = list.slice(0, terms);
    terms -= kept.length;
    limited.push(kept.map(limitTerm));
  }
  return limited;
}
