/** Rows in a copy of the log; filters by time lead to the others. */
export const auditExportRows = 50_000;

/** Rows that are read at once for a copy. */
export const auditExportBatch = 1000;

/** What stands in place of the id of an account that was erased. */
export const erasedSubject = 'erased';
