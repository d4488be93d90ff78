import { applicantEndpoints } from './applicants.ts';
import { applicationTimelineEndpoints } from './application-timeline.ts';
import { applicationEndpoints } from './applications.ts';
import { candidateEndpoints } from './candidates.ts';
import { conversationEndpoints } from './conversations.ts';
import { interviewEndpoints } from './interviews.ts';
import { outsideApplicationEndpoints } from './outside-applications.ts';
import { declineEndpoints } from './rejections.ts';
import { retentionEndpoints } from './retention.ts';
import { scorecardEndpoints } from './scorecards.ts';

/** The calls of the area. */
export const endpoints = {
  ...applicantEndpoints,
  ...applicationEndpoints,
  ...outsideApplicationEndpoints,
  ...candidateEndpoints,
  ...applicationTimelineEndpoints,
  ...conversationEndpoints,
  ...declineEndpoints,
  ...interviewEndpoints,
  ...retentionEndpoints,
  ...scorecardEndpoints,
};
