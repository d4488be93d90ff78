/** How an address is read. The first ones are hiring systems, which have a shape of their own. */
export const sourceFormats = [
  { value: 'greenhouse', label: 'Greenhouse' },
  { value: 'lever', label: 'Lever' },
  { value: 'ashby', label: 'Ashby' },
  { value: 'recruitee', label: 'Recruitee' },
  { value: 'personio', label: 'Personio' },
  { value: 'smartrecruiters', label: 'SmartRecruiters' },
  { value: 'workable', label: 'Workable' },
  { value: 'teamtailor', label: 'Teamtailor' },
  { value: 'xml', label: 'XML' },
  { value: 'json', label: 'JSON' },
  { value: 'ndjson', label: 'NDJSON, one posting a line' },
  { value: 'csv', label: 'CSV' },
  { value: 'page', label: 'Career page with JobPosting data' },
] as const;
export type SourceFormatName = (typeof sourceFormats)[number]['value'];

/** The formats that a mapping makes sense for: fields have no fixed names there. */
export const mappedFormats: readonly SourceFormatName[] = ['xml', 'json', 'ndjson', 'csv'];

export const sourceApplications = [
  { value: 'there', label: 'Where the posting came from' },
  { value: 'here', label: 'On this board' },
] as const;
export type ApplicationsGo = (typeof sourceApplications)[number]['value'];

/** Hours between two runs of a source. */
export const sourceIntervals = [
  { value: '1', label: 'Every hour' },
  { value: '3', label: 'Every 3 hours' },
  { value: '6', label: 'Every 6 hours' },
  { value: '12', label: 'Every 12 hours' },
  { value: '24', label: 'Every day' },
  { value: '168', label: 'Every week' },
] as const;

/** `waiting` has closings that a person decides on; of `partial` something is missing, so that nothing closed. */
export const sourceStates = ['off', 'new', 'running', 'good', 'partial', 'waiting', 'failing'] as const;
export type SourceState = (typeof sourceStates)[number];

export const sourceStateLabels: Readonly<Record<SourceState, string>> = {
  off: 'Switched off',
  new: 'Runs soon',
  running: 'Runs now',
  good: 'Works',
  partial: 'Works in part',
  waiting: 'Waits for you',
  failing: 'Failing',
};

export const maxCompanySources = 5;
export const maxBoardSources = 500;
export const maxSourceAddress = 1000;
export const maxSourceMapping = 20_000;

/** An uploaded file is read while its sender waits. */
export const maxImportFileBytes = 20 * 1024 * 1024;
/** Of a company that has had no posting on the board yet. */
export const maxNewCompanyFileBytes = 2 * 1024 * 1024;
export const maxImportFilePostings = 10_000;

/** How many postings a test run shows as they were read. */
export const previewedPostings = 10;

/** The fields that a test run shows. */
export const previewedFields = [
  { value: 'title', label: 'Title' },
  { value: 'company', label: 'Company' },
  { value: 'places', label: 'Places' },
  { value: 'salary', label: 'Pay' },
  { value: 'type', label: 'Type' },
  { value: 'workMode', label: 'Work mode' },
  { value: 'deadline', label: 'Deadline' },
] as const;
export type PreviewedField = (typeof previewedFields)[number]['value'];

/** How a field came to be what it is. */
export const fieldReadings = ['read', 'learnt', 'text', 'missing', 'unread'] as const;
export type FieldReadingKind = (typeof fieldReadings)[number];

export const fieldReadingLabels: Readonly<Record<FieldReadingKind, string>> = {
  read: 'Read',
  learnt: 'Learnt from title or places',
  text: 'From the text',
  missing: 'Not stated',
  unread: 'Could not be read',
};
