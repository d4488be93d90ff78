/** A longer text is a fault, for which no posting is left out. */
const keyword = { type: 'keyword', ignore_above: 8000 } as const;
const integer = { type: 'integer' } as const;
const short = { type: 'short' } as const;
const byte = { type: 'byte' } as const;
const boolean = { type: 'boolean' } as const;

/** A phrase never goes over from one of the texts of `words` to the next. */
const wordsGap = 100;

/** The fields of a posting's document; what is searched by words is not kept. */
export const mapping = {
  dynamic: 'strict',
  _source: { excludes: ['words', 'titleWords'] },
  dynamic_templates: [
    { numbers: { match_mapping_type: 'long', mapping: { type: 'double' } } },
    { texts: { match_mapping_type: 'string', mapping: keyword } },
  ],
  properties: {
    number: integer,
    id: keyword,
    listed: boolean,
    /** What the postings of a list's entry have in common, and the entry: of many places there are several. */
    groupKey: keyword,
    group: keyword,
    openings: integer,
    companyId: keyword,
    companyName: keyword,
    industry: keyword,
    industryKey: keyword,
    companySize: keyword,
    companyLetter: keyword,
    title: keyword,
    titleWords: { type: 'text', analyzer: 'words', norms: false },
    titleName: keyword,
    titleKey: keyword,
    skillNames: keyword,
    skillKeys: keyword,
    words: { type: 'text', analyzer: 'words', norms: false, position_increment_gap: wordsGap },
    category: keyword,
    type: keyword,
    workMode: keyword,
    experienceMin: short,
    experienceBand: byte,
    salaryYearlyUsd: integer,
    payFromYearlyUsd: integer,
    salaryLevel: byte,
    stated: byte,
    language: keyword,
    hasSkills: boolean,
    completeness: byte,
    levelBand: short,
    postedSeconds: integer,
    featured: boolean,
    places: keyword,
    placeIds: integer,
    ownPlaces: keyword,
    own: keyword,
    /** By the key of a board's own field. */
    ownValues: { type: 'object', dynamic: true },
    /** By the name of a fact of the table of fields. */
    facts: { type: 'object', dynamic: true },
    /** How far the index goes, in a document of its own. */
    feeding: { type: 'object', enabled: false },
  },
} as const;

/** Raised whenever the rules of this folder write the same posting differently. */
export const rulesVersion = 2;
