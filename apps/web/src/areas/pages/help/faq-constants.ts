import { employing } from './faq-employer-constants.ts';
import type { QuestionGroup } from './faq-rules.ts';
import { applying, searching } from './faq-seeker-constants.ts';
import { account, reviewing } from './faq-service-constants.ts';

/** Every question, in the order in which people come to have them. */
export const questionGroups: readonly QuestionGroup[] = [searching, applying, reviewing, employing, account];
