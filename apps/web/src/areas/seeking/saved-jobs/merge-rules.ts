import { plural } from '@waymark/contract/text/message';
import { sayHere } from '../../../lib/languages/say.ts';

/** Apart from the rules of likes, since the first script of a page has those and no writer of messages. */
export const describeMerged = (count: number): string =>
  count === 1
    ? sayHere`The job you liked before signing in is in your Saved Jobs now.`
    : sayHere`The ${plural(count, 'job')} you liked before signing in are in your Saved Jobs now.`;
