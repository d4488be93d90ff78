/** Raised when the same reading gives other findings: what was kept is found anew then. */
export const rulesVersion = 1;
