/** In place of the pay of a posting that states none. */
export const payUnstated = 'Pay not stated';
