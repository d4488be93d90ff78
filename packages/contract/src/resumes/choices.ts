import { payCurrencies } from '../jobs/fact-choices.ts';
import { msg } from '../text/message.ts';

export const coverLetterMaxLength = 5000;

export const coverLettersLimit = 10;

export const coverLetterLimits = {
  title: 120,
  /** Names and job titles: one line. */
  line: 200,
  /** As long as the message of an application. */
  text: coverLetterMaxLength,
} as const;

/**
 * The parts of the instant check and their points, of 100 in total. `language` parts apply to English resumes only.
 */
export const checkSections = [
  { value: 'contact', label: msg`Contact`, weight: 15, isLanguage: false },
  { value: 'structure', label: msg`Sections and length`, weight: 20, isLanguage: false },
  { value: 'layout', label: msg`Reading by software`, weight: 20, isLanguage: false },
  { value: 'dates', label: msg`Dates`, weight: 15, isLanguage: false },
  { value: 'wording', label: msg`Wording`, weight: 15, isLanguage: true },
  { value: 'results', label: msg`Results`, weight: 15, isLanguage: true },
] as const;
export type CheckSection = (typeof checkSections)[number]['value'];

export const findingSeverities = [
  { value: 'high', label: msg`Mend first` },
  { value: 'medium', label: msg`Worth mending` },
  { value: 'low', label: msg`Small` },
  { value: 'good', label: msg`Works` },
] as const;
export type FindingSeverity = (typeof findingSeverities)[number]['value'];

/** What the rules cannot judge; the page says so beside the score. */
export const beyondTheCheck = [
  msg`whether what it says is true`,
  msg`whether the work fits the job you want`,
  msg`how the page looks: its pictures, colours and white space`,
  msg`what you left out`,
] as const;

/** How well a resume shows a requirement of a posting. */
export const matchStandings = [
  { value: 'strong', label: msg`Shown` },
  { value: 'partial', label: msg`Partly` },
  { value: 'missing', label: msg`Not found` },
  { value: 'unstated', label: msg`Not said` },
] as const;
export type MatchStanding = (typeof matchStandings)[number]['value'];

export const desiredTitleMaxLength = 100;
/** Longer than postings are. */
export const pastedPostingMaxLength = 20_000;
/** The maximum number of places shown for a rule. */
export const placesShown = 8;
/** The maximum number of lines that are listed as not read, for each part of a resume. */
export const unreadShown = 40;

export const misreadingRemarkMaxLength = 1000;
/** The maximum number of a candidate's open cases. */
export const openMisreadingsLimit = 10;
export const misreadingLists = [
  { value: 'open', label: msg`Open` },
  { value: 'resolved', label: msg`Resolved` },
] as const;
export type MisreadingList = (typeof misreadingLists)[number]['value'];

/** The choices for exporting a resume, without schemas, so that pages load no validator. */

export const resumeTemplates = [
  { value: 'classic', label: msg`Classic`, hint: msg`One column in a serif, the name in the middle` },
  { value: 'modern', label: msg`Modern`, hint: msg`A rail at the side for contact, skills and languages` },
  { value: 'compact', label: msg`Compact`, hint: msg`Small type and short lines: much on one page` },
] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number]['value'];

/** All are readable on white and on the tinted rail: contrast of at least 4.5 to 1 (WCAG AA). */
export const resumeAccents = [
  { value: 'ink', label: msg`Ink`, color: '#22303a' },
  { value: 'forest', label: msg`Forest`, color: '#1d5c45' },
  { value: 'navy', label: msg`Navy`, color: '#1f4e8c' },
  { value: 'teal', label: msg`Teal`, color: '#0f5f6b' },
  { value: 'plum', label: msg`Plum`, color: '#6b2d6b' },
  { value: 'brick', label: msg`Brick`, color: '#9a3412' },
] as const;
export type ResumeAccent = (typeof resumeAccents)[number]['value'];

export const paperSizes = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: msg`US Letter` },
] as const;
export type PaperSize = (typeof paperSizes)[number]['value'];

export const exportFormats = ['pdf', 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The printed sections in their default order. */
export const printedSections = [
  { value: 'summary', label: msg`Summary` },
  { value: 'work', label: msg`Experience` },
  { value: 'education', label: msg`Education` },
  { value: 'skills', label: msg`Skills` },
  { value: 'projects', label: msg`Projects` },
  { value: 'languages', label: msg`Languages` },
  { value: 'certificates', label: msg`Certifications` },
  { value: 'awards', label: msg`Awards` },
  { value: 'publications', label: msg`Publications` },
  { value: 'volunteer', label: msg`Volunteering` },
  { value: 'interests', label: msg`Interests` },
  { value: 'references', label: msg`References` },
] as const;
export type PrintedSection = (typeof printedSections)[number]['value'];
export const printedSectionKeys = printedSections.map(({ value }) => value);

/** A resume with more pages is not printed, because it would not be read. */
export const exportPagesLimit = 10;

export const resumeImportLimits = {
  /** For a file of any kind. */
  bytes: 5 * 1024 * 1024,
  /** For a JSON Resume, which is text only. */
  jsonBytes: 1024 * 1024,
  depth: 12,
} as const;

/**
 * The choices and limits of My Resume, spelled as in the specification (G-3), without schemas, so that pages load no
 * validator.
 */

export const educationLevels = [
  { value: 'doctorate', label: msg`Doctorate/PhD` },
  { value: 'masters', label: msg`Masters/Post-Graduation` },
  { value: 'graduation', label: msg`Graduation/Diploma` },
] as const;
export type EducationLevel = (typeof educationLevels)[number]['value'];

export const projectStatuses = [
  { value: 'in-progress', label: msg`In Progress` },
  { value: 'finished', label: msg`Finished` },
] as const;
export type ProjectStatus = (typeof projectStatuses)[number]['value'];

export const patentStatuses = [
  { value: 'issued', label: msg`Patent Issued` },
  { value: 'pending', label: msg`Patent pending` },
] as const;
export type PatentStatus = (typeof patentStatuses)[number]['value'];

export const desiredJobTypes = [
  { value: 'permanent', label: msg`Permanent` },
  { value: 'contractual', label: msg`Contractual` },
] as const;

export const desiredEmploymentTypes = [
  { value: 'full-time', label: msg`Full Time` },
  { value: 'part-time', label: msg`Part Time` },
] as const;

export const preferredShifts = [
  { value: 'day', label: msg`Day` },
  { value: 'night', label: msg`Night` },
  { value: 'flexible', label: msg`Flexible` },
] as const;

/** Expected salaries are in lakhs (100,000) and thousands in any currency. */
export const expectedSalaryCurrencies = [
  { value: 'USD', label: msg`US Dollars` },
  { value: 'INR', label: msg`Indian Rupees` },
] as const;
/** On boards that count in another currency, theirs by its code. */
export const allSalaryCurrencies = [
  ...expectedSalaryCurrencies,
  ...payCurrencies.map((value) => ({ value, label: value })),
];

export const genders = [
  { value: 'male', label: msg`Male` },
  { value: 'female', label: msg`Female` },
] as const;

export const maritalStatuses = [
  { value: 'married', label: msg`Married` },
  { value: 'single', label: 'Single/Unmarried' },
] as const;

/** The sections of My Resume in the order of its navigator, then those beyond the specification. */
export const resumeSectionLabels = {
  basics: msg`Basic Details`,
  headline: msg`Resume Headline`,
  skills: msg`Key Skills`,
  employment: msg`Employment`,
  education: msg`Education`,
  itSkills: msg`IT Skills`,
  projects: msg`Projects`,
  summary: msg`Profile Summary`,
  onlineProfiles: msg`Online Profile`,
  workSamples: msg`Work Sample`,
  publications: msg`White Paper/Research Publication/Journal Entry`,
  presentations: msg`Presentation`,
  patents: msg`Patent`,
  certifications: msg`Certification`,
  desired: msg`Desired Career Profile`,
  personal: msg`Personal Details`,
  languages: msg`Languages`,
  volunteering: msg`Volunteering`,
  awards: msg`Awards`,
  interests: msg`Interests`,
  references: msg`References`,
} as const;
export type ResumeSectionKey = keyof typeof resumeSectionLabels;
export const resumeSectionKeys = Object.keys(resumeSectionLabels) as ResumeSectionKey[];

/** The parts of Accomplishments, in the order of the specification. */
export const accomplishmentKeys = [
  'onlineProfiles',
  'workSamples',
  'publications',
  'presentations',
  'patents',
  'certifications',
] as const satisfies readonly ResumeSectionKey[];

export const resumeProfileLimits = {
  headline: 250,
  /** Names, titles, places: one line. */
  line: 200,
  link: 2000,
  /** Several lines, such as a job profile or the details of a project. */
  text: 4000,
  highlights: 40,
  highlight: 600,
  keywords: 60,
  keyword: 80,
  skills: 100,
  /** For every other list. */
  entries: 40,
  /** The whole document as stored, in bytes. */
  document: 300_000,
} as const;

/** A Profile Summary must be longer than this (specification). */
export const summaryAskedLength = 50;

export const resumeYears = { first: 1920, ahead: 10 } as const;

/** The sections of a review, in the order of a resume. */
export const reviewSections = [
  { value: 'layout', label: msg`Layout`, question: msg`Can it be taken in at a glance?` },
  { value: 'opening', label: msg`Opening`, question: msg`Does the top say who this is, and for which work?` },
  {
    value: 'experience',
    label: msg`Experience`,
    question: msg`Does each position say what came of the work?`,
  },
  { value: 'skills', label: msg`Skills`, question: msg`Are they the ones the wished job asks for?` },
  { value: 'language', label: msg`Language`, question: msg`Is it plain, active and free of mistakes?` },
] as const;
export type ReviewSection = (typeof reviewSections)[number]['value'];

/** The meaning of the scores from 1 to 5. */
export const scoreWords = [msg`Start over`, msg`Weak`, msg`Fair`, msg`Good`, msg`Excellent`] as const;

export const commentKinds = [
  { value: 'change', label: msg`Change this` },
  { value: 'keep', label: msg`Keep this` },
  { value: 'ask', label: msg`Ask yourself` },
] as const;
export type CommentKind = (typeof commentKinds)[number]['value'];

export const commentsLimit = 100;
export const commentMaxLength = 2000;
export const quoteMaxLength = 300;
export const sectionTextMaxLength = 2000;
export const summaryMaxLength = 5000;

/** The goal for finishing a review, in working days. */
export const reviewTargetDays = 2;
/** How long a published review can be retracted; its mail waits for that. */
export const reviewUndoMinutes = 10;
/** How long after a review the second round can be requested. */
export const secondRoundDays = 30;
/** A review and its second round; more needs a new request. */
export const reviewRounds = 2;
/** After this time without work another reviewer may take the request over. */
export const claimHours = 4;

export const reviewLists = [
  { value: 'waiting', label: msg`Waiting` },
  { value: 'mine', label: msg`Mine` },
  { value: 'taken', label: msg`With colleagues` },
  { value: 'published', label: msg`Published` },
] as const;
export type ReviewList = (typeof reviewLists)[number]['value'];

export const templatesLimit = 100;
export const templateNameMaxLength = 80;

/** The state of a request: waiting, being read, published. */
export const reviewStates = ['waiting', 'in-work', 'published'] as const;

/** The constants of public links, without schemas, so that pages load no validator. */

/** The maximum number of active links. */
export const resumeLinksLimit = 5;
/** The maximum number of links, ended ones included. */
export const resumeLinksKept = 20;
export const linkLabelMaxLength = 60;

/** The durations of a link. */
export const linkDays = [
  { value: 7, label: msg`7 days` },
  { value: 30, label: msg`30 days` },
  { value: 90, label: msg`90 days` },
  { value: 180, label: msg`180 days` },
  { value: 365, label: msg`One year` },
] as const;
export const linkDaysDefault = 30;

/** The maximum number of listed views per link; all views are counted. */
export const linkViewsKept = 200;
export const linkStates = ['open', 'expired', 'revoked', 'without-file'] as const;
export type LinkState = (typeof linkStates)[number];
