import { msg } from '@waymark/contract/text/message';

/** In place of the pay of a posting that states none. */
export const payUnstated = msg`Pay not stated`;
