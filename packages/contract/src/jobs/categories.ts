/** A name with the value that a search has for it, and its number of jobs. */
export interface CountedName {
  name: string;
  value: string;
  count: number;
  /** Present for a place, which is named in the language of the page. */
  isPlace?: true;
}

export interface CountedCompany extends CountedName {
  /** The largest size. */
  logoUrl: string | null;
}

export interface CountedCountry extends CountedName {
  /** Most jobs first. */
  cities: CountedName[];
}

export interface CountedSkill extends CountedName {
  /** Whether IT jobs ask for it more than others. */
  isIt: boolean;
}

/** A long list by first letters. */
export interface LetteredNames {
  /** `other` is for names in scripts without letters. */
  letters: { value: string; label: string; count: number }[];
  /** The first letter of `names`; empty without names. */
  letter: string;
  /** In alphabetical order; of too many, those with the most jobs. */
  names: CountedName[];
}

/** The counters of home (I-5). */
export interface BoardCounts {
  /** All jobs that were ever open. */
  jobsPosted: number;
  /** The freelance ones of them. */
  tasksPosted: number;
  /** Candidates who applied for freelance work or saved some. */
  freelancers: number;
}

/** The data of the category pages (I-2, I-3, I-9). Every list has the most jobs first. */
export interface CategoryData {
  /** The cards of home, and the numbers of cities and countries with open jobs. */
  listFeaturedCities(): Promise<{ cards: CountedName[]; cities: number; countries: number }>;
  countBoard(): Promise<BoardCounts>;
  /** Companies with open jobs; their value is the id. */
  listCompanies(limit: number): Promise<CountedCompany[]>;
  /** Job functions. */
  listCategories(): Promise<CountedName[]>;
  listIndustries(): Promise<CountedName[]>;
  listCities(limit?: number): Promise<CountedName[]>;
  listCountries(limit?: number, citiesEach?: number): Promise<CountedCountry[]>;
  /** Without their cities: every page asks for them. */
  listBusiestCountries(limit: number): Promise<CountedName[]>;
  /** Titles up to their first comma; a few minutes old at most. */
  listTitles(): Promise<CountedName[]>;
  /** All of them under a letter, or under the first that has any. */
  findTitles(letter: string): Promise<LetteredNames>;
  /** A few minutes old at most. */
  listSkills(): Promise<CountedSkill[]>;
  findSkills(letter: string, isIt: boolean): Promise<LetteredNames>;
}
