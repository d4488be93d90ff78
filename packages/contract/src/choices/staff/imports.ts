/** How far an import is: under way, whole, stopped by something that was wrong, or ended without a word. */
export const importStates = ['running', 'finished', 'failed', 'broken-off'] as const;
export type ImportState = (typeof importStates)[number];

export const importStateLabels: Readonly<Record<ImportState, string>> = {
  running: 'Under way',
  finished: 'Finished',
  failed: 'Failed',
  'broken-off': 'Broke off',
};

/** So many rejected rows of an import are kept. */
export const keptRejections = 500;

/** So many reports are kept, the newest. */
export const keptImportReports = 200;
