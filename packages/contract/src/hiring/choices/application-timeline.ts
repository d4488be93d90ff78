/** What has happened to an application, as its candidate is told. */
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

/** What a candidate can do next, or waits for. */
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

/** Messages of a conversation that stand in a timeline, the latest of them. */
export const messagesInTimeline = 10;
