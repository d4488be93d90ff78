/**
 * Names the posting beside a list. The server, which renders the list alone, drops it from the address. Alone: the first
 * script of a page has it.
 */
export const postingParameter = 'job';
