/** Tags and references of a text in HTML: more than any posting has, and read within a few milliseconds. */
export const maxMarks = 5000;

const mark = /[<&]/g;

export const hasFewMarks = (html: string): boolean => (html.match(mark)?.length ?? 0) <= maxMarks;

export const tooManyMarks = `This text has more than ${maxMarks.toLocaleString('en-US')} tags. Remove its formatting, or shorten it.`;
