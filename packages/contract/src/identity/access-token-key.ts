/** The storage key of the token (document A, section 3). Alone: the first script of a page has it. */
export const accessTokenKey = 'accessToken';
