/** Applications of one address that may wait; an older one goes, so that strangers cannot use up its places. */
export const waitingPerAddress = 10;

/** Applications that may wait on the whole board: each brings a file of up to 3 MB. */
export const waitingLimit = 10_000;
