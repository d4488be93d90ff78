/** So few codes for recovery are too few. */
export const fewRecoveryCodes = 3;
