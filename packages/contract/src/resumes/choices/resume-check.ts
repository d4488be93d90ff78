/**
 * The parts of the instant check and their points, of 100 in total. `language` parts apply to English resumes only.
 */
export const checkSections = [
  { value: 'contact', label: 'Contact', weight: 15, isLanguage: false },
  { value: 'structure', label: 'Sections and length', weight: 20, isLanguage: false },
  { value: 'layout', label: 'Reading by software', weight: 20, isLanguage: false },
  { value: 'dates', label: 'Dates', weight: 15, isLanguage: false },
  { value: 'wording', label: 'Wording', weight: 15, isLanguage: true },
  { value: 'results', label: 'Results', weight: 15, isLanguage: true },
] as const;
export type CheckSection = (typeof checkSections)[number]['value'];

export const findingSeverities = [
  { value: 'high', label: 'Mend first' },
  { value: 'medium', label: 'Worth mending' },
  { value: 'low', label: 'Small' },
  { value: 'good', label: 'Works' },
] as const;
export type FindingSeverity = (typeof findingSeverities)[number]['value'];

/** What the rules cannot judge; the page says so beside the score. */
export const beyondTheCheck = [
  'whether what it says is true',
  'whether the work fits the job you want',
  'how the page looks: its pictures, colours and white space',
  'what you left out',
] as const;

/** How well a resume shows a requirement of a posting. */
export const matchStandings = [
  { value: 'strong', label: 'Shown' },
  { value: 'partial', label: 'Partly' },
  { value: 'missing', label: 'Not found' },
  { value: 'unstated', label: 'Not said' },
] as const;
export type MatchStanding = (typeof matchStandings)[number]['value'];

export const desiredTitleMaxLength = 100;
/** The maximum number of places shown for a rule. */
export const placesShown = 8;
