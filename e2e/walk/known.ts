/** What is still wrong, by page, and why. The list may only get shorter. */
const known: readonly (readonly [page: RegExp, words: RegExp])[] = [
  // Lists are shown as they are kept, and things without a name by the ends of their ids.
  [/^\/staff\/audit/, /^no message.*\((?:main )(?:dd|del|ins|a)\)$/],
  // Categories and reasons by their identifiers, which addresses and imports name.
  [/^\/staff\/settings\/(?:categories|stages)/, /^no message: ““[a-z-]+””/],
  // Examples of what is put into a mail.
  [/^\/staff\/settings\/mails/, /^no message/],
  // Guides that the check quotes, words of the resume, and the names of files.
  [/^\/resume-(?:check|export)/, /^no message/],
  // A month and a year beside each other.
  [/^\/jobs-my-resume/, /^cut: select/],
];

export const isKnown = (address: string, fault: string): boolean =>
  known.some(([page, words]) => page.test(address) && words.test(fault));
