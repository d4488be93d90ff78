/** The base paths of a company's postings in the format of other boards. A client changes only this part of the address. */
export const greenhousePath = '/boards/greenhouse/v1/boards';
export const leverPath = '/boards/lever/v0/postings';

/** The newest postings of a company that its endpoints list. */
export const listedPostings = 1000;
