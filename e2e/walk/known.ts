/** What still stands there in English, by page, and why. The list may only get shorter. */
const known: readonly (readonly [page: RegExp, words: RegExp])[] = [
  // What staff changed is kept by the names and values of the fields, which the log shows as they are.
  [/^\/staff\/audit/, /\((?:main )(?:dt|dd|del|ins|a)\)$/],
  // The sentences with which a review begins are put together in English (`review-desk/rules.ts`).
  [/^\/staff\/reviews\?/, /\(main p\.\w+\)$/],
];

export const isKnown = (address: string, fault: string): boolean =>
  known.some(([page, words]) => page.test(address) && fault.startsWith('no message') && words.test(fault));
