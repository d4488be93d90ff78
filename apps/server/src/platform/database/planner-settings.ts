/** How statements are planned, the same on both databases. */
export const plannerSettings: Readonly<Record<string, string>> = {
  // Everything is read through a cache: a page from the middle costs what the next one does.
  random_page_cost: '1.1',
  // Compiling a statement of a few milliseconds costs more than it saves.
  jit: 'off',
  // The planner does not know that reading a search vector means fetching and unpacking it: for a common word it
  // would read every job (90 ms at 20,000) rather than the index (5 ms). Tables without an index are still read.
  enable_seqscan: 'off',
};

/** Settings as the options of a connection or of a start. */
export function asOptions(settings: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
