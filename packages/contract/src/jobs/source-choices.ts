import { msg } from '../text/message.ts';
/** How an address is read. The first ones are hiring systems, which have a shape of their own. */
export const sourceFormats = [
  { value: 'greenhouse', label: msg`Greenhouse` },
  { value: 'lever', label: msg`Lever` },
  { value: 'ashby', label: msg`Ashby` },
  { value: 'recruitee', label: msg`Recruitee` },
  { value: 'personio', label: msg`Personio` },
  { value: 'smartrecruiters', label: msg`SmartRecruiters` },
  { value: 'workable', label: msg`Workable` },
  { value: 'teamtailor', label: msg`Teamtailor` },
  { value: 'xml', label: 'XML' },
  { value: 'json', label: 'JSON' },
  { value: 'ndjson', label: msg`NDJSON, one posting a line` },
  { value: 'csv', label: 'CSV' },
  { value: 'page', label: msg`Career page with JobPosting data` },
] as const;
export type SourceFormatName = (typeof sourceFormats)[number]['value'];

/** The formats that a mapping makes sense for: fields have no fixed names there. */
export const mappedFormats: readonly SourceFormatName[] = ['xml', 'json', 'ndjson', 'csv'];

export const sourceApplications = [
  { value: 'there', label: msg`Where the posting came from` },
  { value: 'here', label: msg`On this board` },
] as const;
export type ApplicationsGo = (typeof sourceApplications)[number]['value'];

/** Hours between two runs of a source. */
export const sourceIntervals = [
  { value: '1', label: msg`Every hour` },
  { value: '3', label: msg`Every 3 hours` },
  { value: '6', label: msg`Every 6 hours` },
  { value: '12', label: msg`Every 12 hours` },
  { value: '24', label: msg`Every day` },
  { value: '168', label: msg`Every week` },
] as const;

/** `waiting` has closings that a person decides on; of `partial` something is missing, so that nothing closed. */
export const sourceStates = ['off', 'new', 'running', 'good', 'partial', 'waiting', 'failing'] as const;
export type SourceState = (typeof sourceStates)[number];

export const sourceStateLabels: Readonly<Record<SourceState, string>> = {
  off: msg`Switched off`,
  new: msg`Runs soon`,
  running: msg`Runs now`,
  good: msg`Works`,
  partial: msg`Works in part`,
  waiting: msg`Waits for you`,
  failing: msg`Failing`,
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
  { value: 'title', label: msg`Title` },
  { value: 'company', label: msg`Company` },
  { value: 'places', label: msg`Places` },
  { value: 'salary', label: msg`Pay` },
  { value: 'type', label: msg`Type` },
  { value: 'workMode', label: msg`Work mode` },
  { value: 'deadline', label: msg`Deadline` },
] as const;
export type PreviewedField = (typeof previewedFields)[number]['value'];

/** How a field came to be what it is. */
export const fieldReadings = ['read', 'learnt', 'text', 'missing', 'unread'] as const;
export type FieldReadingKind = (typeof fieldReadings)[number];

export const fieldReadingLabels: Readonly<Record<FieldReadingKind, string>> = {
  read: msg`Read`,
  learnt: msg`Learnt from title or places`,
  text: msg`From the text`,
  missing: msg`Not stated`,
  unread: msg`Could not be read`,
};
