/**
 * Every weight by which results are ordered, from 0 to 1 unless it says otherwise. Set by hand and measured by
 * `npm run bench -- relevance`; what `npm run bench:weights` fits instead was not adopted (decision 008).
 */
export const weights = {
  /** How much a name says beside the words that were typed. */
  name: {
    abbreviation: 0.97,
    plural: 0.97,
    /** A synonym of our list, and work that it calls near. */
    synonym: 0.8,
    near: 0.55,
    /** Another name of an occupation in ESCO, the occupation that a name is listed under, and work listed beside it. */
    occupationSynonym: 0.85,
    occupation: 0.7,
    beside: 0.5,
    /** Factor of a name that several occupations share. */
    shared: 0.8,
    /** The person who does an activity: "trader" for "trading". */
    worker: 0.7,
    /** The only occupation that has a word in its name. */
    byWord: 0.45,
    /** A related occupation, and the factor from each to the next. */
    related: 0.2,
    nextRelated: 0.95,
    translated: 0.55,
    /** Factor of a name whose words stand apart in a title, and of one that is a part of other work's name. */
    scattered: 0.85,
    borrowed: 0.5,
  },
  /** What makes the score of a title: it has the words, its work was asked for, and it says nothing else. */
  title: {
    words: 0.3,
    head: 0.35,
    core: 0.25,
    all: 0.1,
    maxRankCost: 0.4,
    /** Factor of a leader where only a field was asked for. */
    leader: 0.79,
  },
  /** What a term counts where the title lacks it. */
  outside: { company: 0.55, skill: 0.45, skillWithin: 0.4, text: 0.15, emptyPosting: 0.97 },
  /** The weight of a term in its search: factor of the work itself, and weights of terms that no title tells. */
  term: { core: 2, unknown: 1, level: 1.5 },
  /** The share of a search that a job needs to be listed: usually, and as a partial match. */
  minShare: { usual: 0.5, partial: 0.15 },
  /** The text fallback: share of all terms, of the best text, and of the most common work among the best. */
  fallback: { minOfAll: 0.4, minOfBest: 0.75, minVotes: 0.3 },
};
