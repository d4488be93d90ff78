export const interviewStatuses = [
  { value: 'offered', label: 'Waits for an answer' },
  { value: 'chosen', label: 'Time chosen' },
  { value: 'others-asked', label: 'Other times asked for' },
  { value: 'declined', label: 'Declined' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number]['value'];

/** The maximum of times in one offer, and of applicants who share them. */
export const maxSlots = 10;
export const maxInvited = 50;

export const interviewMinutes = [15, 20, 30, 45, 60, 90, 120, 180, 240, 480] as const;
