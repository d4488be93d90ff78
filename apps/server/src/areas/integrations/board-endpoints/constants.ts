/** Where a company's postings are in the shape of other boards; whoever reads those changes this part of an address. */
export const greenhousePath = '/boards/greenhouse/v1/boards';
export const leverPath = '/boards/lever/v0/postings';

/** The newest postings of a company that its endpoints list. */
export const listedPostings = 1000;
