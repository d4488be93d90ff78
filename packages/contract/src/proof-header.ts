/** What a browser has computed for a call of an address that has made very many (L-21). */
export const proofHeader = 'x-proof-of-work';
