/** Jobs that the preview of an alert shows. */
export const previewedJobs = 3;

/** After the last key: a search for each letter would be work for nobody. */
export const countDelayMs = 400;
