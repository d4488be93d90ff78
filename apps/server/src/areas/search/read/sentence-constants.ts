import type { JobBenefit } from '@waymark/contract/jobs/fact-choices';
import { readDataMap, readDataSections } from '../../../platform/data-files.ts';

/* Patterns of whole words: `asWhole` in sentence-rules.ts gives them their ends, and their flags. */

const words = readDataSections('search/sentence-words.txt');

/** Words that say nothing beside others: what a person says around what is meant. */
export const emptyWords = words.list('empty');

/** What is said of the way of working. */
export const modeWords = {
  remote: new RegExp(words.pattern('remote'), 'u'),
  hybrid: new RegExp(words.pattern('hybrid'), 'u'),
  'on-site': new RegExp(words.pattern('on-site'), 'u'),
} as const;

/** What a person says before what they are looking for: "I used to be a waitress and now want to train as …". */
export const wishWords = new RegExp(
  String.raw`(?:${words.pattern('wishes')})(?: to| for| on| of| about)?(?: an?)?(?: (?:${words.pattern('wished steps')}))?(?: an?)?`,
  'u',
);

/** Work that a person has left is not what they look for. */
export const formerWords = new RegExp(words.pattern('former work'), 'u');

const behindWork = '(?<=(?:jobs?|work|roles?|positions?|something) )';

/** Who looks for work, behind the word for it: "marketing jobs for parents". */
export const seekerWords = new RegExp(
  String.raw`${behindWork}for (?:an? |the )?(?:\p{L}+ )?(?:${words.pattern('seekers')})`,
  'u',
);

/** What says that the next words are to be kept out. */
export const exclusionWords = new RegExp(`${words.pattern('exclusions')}|${words.pattern('lacks')}`, 'u');

/** Those of them that may tell of a condition of the work. */
export const lackWords = new RegExp(`^(?:${words.pattern('lacks')})$`, 'iu');

/** What may stand between that and what is kept out: "not working in". */
export const exclusionFillers = new RegExp(`(?:(?:${words.pattern('exclusion fillers')}) ?)+(?= )`, 'u');

/** Why, and what for: "because of my children", "so I can pick the kids up". */
export const reasonWords = new RegExp(
  `(?:${words.pattern('reasons')})(?: [^,;.!?]*)?|rather than [^,;.!?]+|(?<=rather .*)than [^,;.!?]+`,
  'u',
);

const clauseStart = '(?<=^|[,;.!?] |(?<= )and |(?<= )but )';

/** Things that do not trouble a person, or are not so. */
export const deniedWords = new RegExp(
  String.raw`${clauseStart}(?:(?! and | but )[^,;.!?])*\b(?:${words.pattern('denied verbs')})n['’]?t [^,;.!?]*`,
  'u',
);

/** What a person says of themselves besides: "and I've got my own van", "I speak German". */
export const toldWords = new RegExp(
  `${clauseStart}(?:${words.pattern('told')})(?! (?:an? )?(?:looking|after|hoping|trying|want))(?:(?! and | but | so )[^,;.!?])*`,
  'u',
);

/** How a place is said to be near, in more than a word. */
export const nearWords = new RegExp(words.pattern('near'), 'u');

/** The same behind it: "Oxford and surrounding areas". */
export const surroundingWords = new RegExp(
  String.raw`(?<=\ue000[\s,]*)(?:${words.pattern('surroundings')})`,
  'u',
);

/** Where the person is, which nobody told. */
export const ownPlaceWords = new RegExp(words.pattern('own place'), 'u');

/** Before a number that is no postal code. */
export const standards: ReadonlySet<string> = new Set(words.list('standards'));

/** A courtesy behind a search. */
export const courtesyWords = /[,.!]? ?(?:please|thanks|thank you)[.!]?$/i;

/** For whom a posting is meant, as law has it said: "(m/w/d)", "H/F". */
export const genderWords =
  /(?<![\p{L}\p{N}])\(?(?:[mwfdvx]\/[mwfdvx]\/[mwfdvx]|m\/[wfkhv]|[wfkhv]\/m|h\/f|f\/h|all genders)\)?(?![\p{L}\p{N}])/giu;

export const typeWords = {
  'part-time': new RegExp(words.pattern('part-time'), 'u'),
  'full-time': new RegExp(words.pattern('full-time'), 'u'),
  internship: new RegExp(words.pattern('internship'), 'u'),
  temporary: new RegExp(words.pattern('temporary'), 'u'),
  freelance: new RegExp(words.pattern('freelance'), 'u'),
} as const;

/** Days and hours, in the order in which they are looked for: "no weekends" has "weekends". */
export const scheduleWords = [
  { value: 'no-weekends', pattern: new RegExp(words.pattern('no-weekends'), 'u') },
  { value: 'four-day-week', pattern: new RegExp(words.pattern('four-day-week'), 'u') },
  { value: 'flexible', pattern: new RegExp(words.pattern('flexible'), 'u') },
  { value: 'evening', pattern: new RegExp(words.pattern('evening'), 'u') },
  { value: 'night', pattern: new RegExp(words.pattern('night'), 'u') },
  { value: 'weekend', pattern: new RegExp(words.pattern('weekend'), 'u') },
  { value: 'day', pattern: new RegExp(words.pattern('day'), 'u') },
] as const;

/** What comes with the work. */
export const benefitWords: Readonly<Record<JobBenefit, RegExp>> = {
  health: new RegExp(words.pattern('health'), 'u'),
  'dental-vision': new RegExp(words.pattern('dental-vision'), 'u'),
  retirement: new RegExp(words.pattern('retirement'), 'u'),
  'paid-leave': new RegExp(words.pattern('paid-leave'), 'u'),
  'parental-leave': new RegExp(words.pattern('parental-leave'), 'u'),
  equity: new RegExp(words.pattern('equity'), 'u'),
  bonus: new RegExp(words.pattern('bonus'), 'u'),
  childcare: new RegExp(words.pattern('childcare'), 'u'),
  relocation: new RegExp(words.pattern('relocation'), 'u'),
  learning: new RegExp(words.pattern('learning'), 'u'),
};

export const noDegreeWords = new RegExp(words.pattern('no degree'), 'u');

export const sponsorshipWords = new RegExp(words.pattern('sponsorship'), 'u');

const posted = `(?:(?:${words.pattern('posted')}) )?`;

/** Periods in which something was posted, the longest names first. */
export const timeWords = {
  'last-3-days': new RegExp(`${posted}(?:${words.pattern('last-3-days')})`, 'u'),
  'last-week': new RegExp(`${posted}(?:${words.pattern('last-week')})`, 'u'),
  'last-month': new RegExp(`${posted}(?:${words.pattern('last-month')})`, 'u'),
} as const;

export const beginnerWords = new RegExp(words.pattern('beginners'), 'u');

/** What is asked for and no posting states so that it can be filtered. */
const payWords = readDataSections('search/pay-words.txt');
/** "Less than 20 hours". */
const bounds = `${payWords.pattern('at most')}|${payWords.pattern('at least')}`;
const anyLanguage = `(?:${words.pattern('languages')})`;
const without = `(?:${words.pattern('exclusions')}|${words.pattern('lacks')})`;
export const conditionWords = new RegExp(words.pattern('conditions'), 'u');

const lead = `(?:${without}(?: any| an?)? )?`;
/**
 * What may stand before a condition, and before one that is a number. Apart from the conditions: in one pattern these were
 * compiled once for each lead, which took a tenth of a second whenever the engine had dropped them.
 */
export const conditionLeads = {
  any: new RegExp(String.raw`(?<![\p{L}\p{N}-])${lead}$`, 'iu'),
  ofNumber: new RegExp(String.raw`(?<![\p{L}\p{N}-])${lead}(?:(?:${bounds}) )?$`, 'iu'),
  atStart: new RegExp(String.raw`^(?:${bounds}) (?=\d)`, 'iu'),
};

export const languageConditionWords = new RegExp(
  [
    `(?:(?:${words.pattern('spelled numbers')})[ -])+(?:${words.pattern('spelled money')})`,
    `(?:in |not )?${anyLanguage}(?:[ -](?:speak(?:ing|ers?)|language))(?: (?:only|jobs?))?`,
    `(?:must |who |that )?speaks? (?:no |fluent )?${anyLanguage}`,
    `(?:fluent|native)(?: in)? ${anyLanguage}`,
    `${anyLanguage} only`,
    `(?:${without} )?${anyLanguage}(?: (?:not|is not))? (?:required|needed|necessary|skills)`,
    `${without} (?:speaking )?${anyLanguage}(?= |$)`,
  ].join('|'),
  'u',
);

/** Names of languages. */
export const languageNames: ReadonlySet<string> = new Set(words.list('languages'));

/** Before a place that is kept out. */
export const outsideWords = new RegExp(words.pattern('outside'), 'u');

/** How long the way to a place may take. */
export const travelWords = new RegExp(words.pattern('travel times'), 'u');

const atLeast = '(?:over |more than |at least )?';
const numbers = words.pattern('numbers');

/** Years of experience: a posting that asks for fewer is meant too. */
export const experienceWords = new RegExp(
  [
    words.pattern('levels of experience'),
    String.raw`(?:for |with |having )?${atLeast}(?:${numbers}|\d{1,2})(?: ?(?:-|to) ?\d{1,2})? ?\+? ?(?:years?|yrs?)(?: of)?(?: work(?:ing)?)? (?:experience|exp)`,
    String.raw`\d{1,2}(?: ?(?:-|to) ?\d{1,2})? ?\+? ?(?:years?|yrs?)(?! olds?)`,
    String.raw`for ${atLeast}(?:${numbers}|many|several|\d{1,2}) years?`,
  ].join('|'),
  'u',
);

/** What people call a category when they look for any work in it, between commas. */
export const fieldNames = readDataMap('search/field-names.tsv');
