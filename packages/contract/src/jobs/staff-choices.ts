import { msg } from '../text/message.ts';
/** `broken-off` imports ended without a report. */
export const importStates = ['running', 'finished', 'failed', 'broken-off'] as const;
export type ImportState = (typeof importStates)[number];

export const importStateLabels: Readonly<Record<ImportState, string>> = {
  running: msg`Under way`,
  finished: msg`Finished`,
  failed: msg`Failed`,
  'broken-off': msg`Broke off`,
};

/** Rejected rows per import. */
export const keptRejections = 500;

/** The newest reports are kept. */
export const keptImportReports = 200;

/** Fields of a posting that an import reads, in the order of the report. */
export const importedFields = [
  'places',
  'workMode',
  'category',
  'type',
  'salary',
  'experience',
  'deadline',
  'postedAt',
] as const;
export type ImportedField = (typeof importedFields)[number];

export const importedFieldLabels: Readonly<Record<ImportedField, string>> = {
  places: msg`Places`,
  workMode: msg`Work mode`,
  category: msg`Category`,
  type: msg`Type`,
  salary: msg`Salary`,
  experience: msg`Experience`,
  deadline: msg`Deadline`,
  postedAt: msg`Day of posting`,
};
