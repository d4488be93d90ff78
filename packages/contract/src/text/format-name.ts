/** "Ada L.", for strangers; the initial may have several code units. */
export function shortName(first: string, last: string): string {
  const [initial] = new Intl.Segmenter('en').segment(last.trim());
  return initial ? `${first} ${initial.segment.toLocaleUpperCase('en')}.` : first;
}
