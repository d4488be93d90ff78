/**
 * What the instant check judges, and how many of the hundred points each part has. `language` parts are judged in
 * English resumes alone.
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

/** What no rule of the check can see; the page says so beside the score. */
export const beyondTheCheck = [
  'whether what it says is true',
  'whether the work fits the job you want',
  'how the page looks: its pictures, colours and white space',
  'what you left out',
] as const;

/** How a requirement of a posting stands in a resume. */
export const matchStandings = [
  { value: 'strong', label: 'Shown' },
  { value: 'partial', label: 'Partly' },
  { value: 'missing', label: 'Not found' },
  { value: 'unstated', label: 'Not said' },
] as const;
export type MatchStanding = (typeof matchStandings)[number]['value'];

export const desiredTitleMaxLength = 100;
/** Of a rule that finds more, so many places are shown. */
export const placesShown = 8;
