/** Events of an application that its candidate sees. */
export const timelineKinds = [
  'submitted',
  'viewed',
  'shortlist',
  'interview',
  'offer',
  'hired',
  'declined',
  'message-received',
  'message-sent',
  'interview-offered',
  'interview-chosen',
  'interview-others-asked',
  'interview-declined',
  'interview-cancelled',
  'withdrawn',
  'job-closed',
  'job-filled',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** The next action of the candidate, or what the candidate waits for. */
export const nextSteps = [
  'choose-time',
  'read-message',
  'interview-ahead',
  'wait-for-times',
  'offer',
  'hired',
  'declined',
  'withdrawn',
  'job-filled',
  'job-closed',
  'job-taken-down',
  'interview',
  'shortlist',
  'viewed',
  'submitted',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** The number of latest messages in a timeline. */
export const messagesInTimeline = 10;
