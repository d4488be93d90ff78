import { msg } from '../text/message.ts';
/* Without schemas: pages that import these do not load the validator. */

/** The stages of every company, with their first names and whether they mail candidates. */
export const applicationStages = [
  { kind: 'new', name: msg`New`, notifies: false },
  { kind: 'seen', name: msg`Seen`, notifies: true },
  { kind: 'shortlist', name: msg`Shortlist`, notifies: true },
  { kind: 'interview', name: msg`Interview`, notifies: true },
  { kind: 'offer', name: msg`Offer`, notifies: true },
  { kind: 'hired', name: msg`Hired`, notifies: true },
  { kind: 'declined', name: msg`Declined`, notifies: true },
] as const;

/** `own` stages are added by a company; they mail no candidate. */
export const stageKinds = [...applicationStages.map(({ kind }) => kind), 'own'] as const;
export type StageKind = (typeof stageKinds)[number];

/** The meanings that an `own` stage of the board's list may have for candidates: their mails and the status they see. */
export const stageMeanings = [
  { value: 'seen', label: msg`Seen` },
  { value: 'shortlist', label: msg`On the shortlist` },
  { value: 'interview', label: msg`Interview` },
  { value: 'offer', label: msg`Offer` },
] as const;
export type StageMeaning = (typeof stageMeanings)[number]['value'];

const decisions: readonly string[] = ['offer', 'hired', 'declined'];

/** Whether a stage stands for a decision, which is mailed only where the call says so (L-50). */
export const isDecision = ({ kind, meaning }: { kind: StageKind; meaning: StageMeaning | null }): boolean =>
  decisions.includes(meaning ?? kind);

export const applicantSorts = [
  { value: 'recent', label: msg`Moved last` },
  { value: 'newest', label: msg`Applied last` },
  { value: 'oldest', label: msg`Applied first` },
  { value: 'rating', label: msg`Rating` },
] as const;
export type ApplicantSort = (typeof applicantSorts)[number]['value'];

export const stageMaxCount = 12;
export const stageNameMaxLength = 30;
export const tagMaxCount = 10;
export const companyTagMaxCount = 100;
export const tagNameMaxLength = 30;
export const noteMaxCount = 200;
export const noteMaxLength = 5000;
export const moveMaxCount = 200;
export const exportMaxCount = 10_000;
/** A move can be undone this long before it mails the candidate: longer than its undo is shown. */
export const moveGraceSeconds = 25;

/** The parts of members on the hiring team of a posting. */
export const teamParts = [
  { value: 'hiring-manager', label: msg`Hiring manager` },
  { value: 'recruiter', label: msg`Recruiter` },
  { value: 'interviewer', label: msg`Interviewer` },
] as const;
export type TeamPart = (typeof teamParts)[number]['value'];

/** The overall recommendation of a scorecard; the last two count as yes. */
export const recommendations = [
  { value: 'strong-no', label: msg`Strong no` },
  { value: 'no', label: msg`No` },
  { value: 'yes', label: msg`Yes` },
  { value: 'strong-yes', label: msg`Strong yes` },
] as const;
export type Recommendation = (typeof recommendations)[number]['value'];
export const positiveRecommendations: readonly Recommendation[] = ['yes', 'strong-yes'];

/** The score of a criterion; a criterion that was not judged has none. */
export const scores = [
  { value: 1, label: msg`Not shown` },
  { value: 2, label: msg`Partly` },
  { value: 3, label: msg`Well` },
  { value: 4, label: msg`Very well` },
] as const;

/** The criteria of postings whose team has not set its own. */
export const defaultCriteria = [
  msg`Skills for the job`,
  msg`Experience`,
  msg`Communication`,
  msg`Motivation`,
] as const;
export const criteriaMaxCount = 8;
export const criterionNameMaxLength = 60;
export const teamMaxCount = 30;
/** Per application; teams change, and the scorecards of former members stay. */
export const scorecardMaxCount = 60;
export const scorecardTextMaxLength = 4000;

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

/* Without schemas: pages that import these do not load the validator. */

/** The status of an application that its candidate sees. */
export const applicationStatuses = [
  { value: 'submitted', label: msg`Application sent` },
  { value: 'viewed', label: msg`Viewed by the employer` },
  { value: 'shortlist', label: msg`In review` },
  { value: 'interview', label: msg`Interview` },
  { value: 'offer', label: msg`Offer` },
  { value: 'hired', label: msg`Hired` },
  { value: 'declined', label: msg`Not selected` },
  { value: 'withdrawn', label: msg`Withdrawn` },
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number]['value'];

/** Applications of these cannot be withdrawn. */
export const closedStatuses: readonly ApplicationStatus[] = ['hired', 'declined', 'withdrawn'];

export const applicationSorts = ['newest', 'oldest'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** The lists of a candidate's applications: all, those sent on the board, and those recorded from elsewhere. */
export const appliedLists = ['all', 'here', 'elsewhere'] as const;
export type AppliedList = (typeof appliedLists)[number];

/** The candidate's own stages of an application made elsewhere. */
export const outsideStages = [
  { value: 'applied', label: msg`Applied` },
  { value: 'interview', label: msg`Interview` },
  { value: 'offer', label: msg`Offer` },
  { value: 'turned-down', label: msg`Turned down` },
  { value: 'withdrawn', label: msg`Withdrawn` },
] as const;
export type OutsideStage = (typeof outsideStages)[number]['value'];

export const outsideApplicationsLimit = 200;
export const outsideNoteMaxLength = 2000;
/** Reminders of one candidate on the same day. */
export const remindersADay = 5;

/* Without schemas: pages that import these do not load the validator. */

export const candidateLimits = {
  headline: 120,
  summary: 2000,
  location: 120,
  skills: 30,
  skill: 60,
  excludedCompanies: 50,
} as const;

export const candidateSorts = [
  { value: 'relevance', label: msg`Most relevant` },
  { value: 'newest', label: msg`Updated last` },
  { value: 'rate', label: msg`Lowest hourly rate` },
] as const;

/** Enough to browse, too few to copy the database. */
export const candidatePagesLimit = 100;
/** Per company. */
export const savedCandidatesLimit = 1000;
/** Fills two and three columns evenly. */
export const candidatePageSize = 24;

export const messageMaxLength = 5000;
export const messagesOnPage = 30;
export const conversationsOnPage = 25;

/** Unread conversations and new applications count up to here; more show as "99+". */
export const countedUnread = 100;

export const conversationReportReasons = [
  { value: 'spam', label: msg`Advertising or spam` },
  { value: 'money', label: msg`Asks for money or private data` },
  { value: 'discriminates', label: msg`Discriminates` },
  { value: 'rude', label: msg`Rude or threatening` },
  { value: 'other', label: msg`Something else` },
] as const;
export type ConversationReportReason = (typeof conversationReportReasons)[number]['value'];

export const interviewStatuses = [
  { value: 'offered', label: msg`Waits for an answer` },
  { value: 'chosen', label: msg`Time chosen` },
  { value: 'others-asked', label: msg`Other times asked for` },
  { value: 'declined', label: msg`Declined` },
  { value: 'cancelled', label: msg`Cancelled` },
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number]['value'];

/** The maximum of times in one offer, and of applicants who share them. */
export const maxSlots = 10;
export const maxInvited = 50;

export const interviewMinutes = [15, 20, 30, 45, 60, 90, 120, 180, 240, 480] as const;

/** A rejection can be undone this long before its letters go out. */
export const declineMinutes = 10;
export const maxDeclined = 200;
export const maxTemplates = 20;
export const letterMaxLength = 3000;

export const letterPlaceholders = ['firstName', 'jobTitle', 'company'] as const;

/** The letter of companies without a template; what stands in braces stays, for `letterPlaceholders`. */
export const standardLetter = msg`Dear ${'{firstName}'},

thank you for your application as ${'{jobTitle}'} and for the time you gave to it.

We have decided to go on with other candidates. This says nothing about the worth of your work: there were many good applications, and one place.

We wish you every success with your search.

Kind regards
${'{company}'}`;

/** How long an application without an account waits for its confirmation. */
export const guestApplicationDays = 7;
