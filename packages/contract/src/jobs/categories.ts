/** Something that jobs stand under: its name, what a search names it by, and how many jobs that search finds. */
export interface CountedName {
  name: string;
  value: string;
  count: number;
}

export interface CountedCompany extends CountedName {
  /** In its largest size; null for none. */
  logoUrl: string | null;
}

export interface CountedCountry extends CountedName {
  /** Most jobs first. */
  cities: CountedName[];
}

export interface CountedSkill extends CountedName {
  /** Whether work with computers asks for it more than all other work does. */
  isIt: boolean;
}

/** A list too long for one page, a letter at a time. */
export interface LetteredNames {
  /** Those that some name begins with; `other` is for names in scripts without letters. */
  letters: { value: string; label: string; count: number }[];
  /** The one that `names` begin with; empty where there are no names at all. */
  letter: string;
  /** In the order of the alphabet; where there are too many, those with most jobs. */
  names: CountedName[];
}

/** What the counters of home count (I-5). */
export interface BoardCounts {
  /** Every job that was ever open here. */
  jobsPosted: number;
  /** Those of them that are a freelancer's. */
  tasksPosted: number;
  /** People who look for freelance work: who have applied for some, or keep some. */
  freelancers: number;
}

/** What the category pages ask of the server (I-2, I-3, I-9). Every list has the most jobs first. */
export interface CategoryData {
  /** The cards of home, and how many cities have open jobs. */
  listFeaturedCities(): Promise<{ cards: CountedName[]; cities: number }>;
  countBoard(): Promise<BoardCounts>;
  /** Companies with open jobs; their value is the id. */
  listCompanies(limit: number): Promise<CountedCompany[]>;
  /** Job functions. */
  listCategories(): Promise<CountedName[]>;
  /** What companies say they do. */
  listIndustries(): Promise<CountedName[]>;
  listCities(): Promise<CountedName[]>;
  listCountries(): Promise<CountedCountry[]>;
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
