/** What is still wrong, by page, and why. The list may only get shorter. */
const known: readonly (readonly [page: RegExp, words: RegExp])[] = [
  // What staff changed is kept by the names and values of the fields, which the log shows as they are.
  [/^\/staff\/audit/, /^no message.*\((?:main )(?:dt|dd|del|ins|a)\)$/],
  // The sentences with which a review begins are put together in English (`review-desk/rules.ts`).
  [/^\/staff\/reviews\?/, /^no message.*\(main p\.\w+\)$/],
  // A finding of the check that was pressed reaches beyond a narrow window.
  [/^\/staff\/reviews\?/, /^23 pixels wider|^over each other: q/],
  // The operator’s own words, and those that a board begins with.
  [/^\/staff\/settings\/(?:categories|navigation|stages|look)/, /^no message/],
  // Places of laws, by their English names; languages by their own.
  [/^\/staff\/settings\/(?:ad-rules|site)/, /^no message/],
  // Examples of what is put into a mail.
  [/^\/staff\/settings\/mails/, /^no message/],
  // Guides that the check quotes, words of the resume, and the names of files.
  [/^\/resume-(?:check|export)/, /^no message/],
  // A month and a year beside each other.
  [/^\/jobs-my-resume/, /^cut: select/],
];

export const isKnown = (address: string, fault: string): boolean =>
  known.some(([page, words]) => page.test(address) && words.test(fault));
