import type { JobStatus } from '../jobs/choices.ts';
import { payCurrencies } from '../jobs/fact-choices.ts';
import { emptyJobFieldTexts } from '../jobs/job-field-tables.ts';
import { msg } from '../text/message.ts';
import { feedPartners } from './visit-marks.ts';

/** Spelled as specified (K-1). None clears the selection; the others filter the list. */
export const managerOptions = [
  { value: 'all', label: msg`All` },
  { value: 'none', label: msg`None` },
  { value: 'read', label: msg`Read` },
  { value: 'unread', label: msg`Unread` },
  { value: 'starred', label: msg`Starred` },
  { value: 'unstarred', label: msg`Unstarred` },
] as const;
export type ManagerOption = (typeof managerOptions)[number]['value'];

/** Pending, Active and Expired are the specification's; Closed is for jobs closed by hand. */
export const managedJobStatuses = [
  { value: 'pending', label: msg`Pending` },
  { value: 'active', label: msg`Active` },
  { value: 'expired', label: msg`Expired` },
  { value: 'closed', label: msg`Closed` },
  { value: 'filled', label: msg`Filled` },
] as const;
export type ManagedJobStatus = JobStatus | 'closed';

export const managedJobSorts = [
  { value: 'activity', label: msg`Latest applications` },
  { value: 'date-desc', label: msg`Newest first` },
  { value: 'date-asc', label: msg`Oldest first` },
  { value: 'title-asc', label: msg`Title, A to Z` },
  { value: 'title-desc', label: msg`Title, Z to A` },
  { value: 'applications-desc', label: msg`Most applications` },
  { value: 'applications-asc', label: msg`Fewest applications` },
  { value: 'views-desc', label: msg`Most views` },
  { value: 'views-asc', label: msg`Fewest views` },
  { value: 'status-asc', label: msg`Status, open first` },
  { value: 'status-desc', label: msg`Status, closed first` },
] as const;
export type ManagedJobSort = (typeof managedJobSorts)[number]['value'];

export const jobActions = ['close', 'fill', 'renew', 'trash', 'restore'] as const;
export type JobAction = (typeof jobActions)[number];

/** Private marks of a member. */
export const jobMarks = ['star', 'unstar', 'read', 'unread'] as const;
export type JobMark = (typeof jobMarks)[number];

export const viewSources = [
  { value: 'search', label: msg`Search` },
  { value: 'list', label: msg`Lists and categories` },
  { value: 'alert', label: msg`Alert mails` },
  { value: 'company', label: msg`Company page` },
  { value: 'site', label: msg`Other sites` },
  { value: 'direct', label: msg`Direct` },
  { value: 'feed', label: msg`RSS and other feeds` },
  ...feedPartners,
] as const;
export type ViewSource = (typeof viewSources)[number]['value'];

/** As specified (H-4). */
export const managedJobsPageSize = 10;
export const maxJobsChanged = 100;
/** Days of views and applications in the charts. */
export const shownDays = 30;
/** Days until a job in the trash is deleted, unless it has applications. */
export const trashDays = 30;

/* Choices and limits of the posting form (H-3). Without schemas: job pages do not load the validator. */

/** The answers that speak against an applicant: some of a list, or numbers outside of these bounds. */
export type Knockout = { answers: string[] } | { min: number | null; max: number | null };

export const yesNo = ['Yes', 'No'] as const;

export const applyWays = ['here', 'link'] as const;
export type ApplyWay = (typeof applyWays)[number];

/** The regions of the form, as specified (K-1); places that postings name often follow (K-2). */
export const postingRegions = [
  { label: msg`New York`, place: 'New York, New York, United States' },
  { label: msg`London`, place: 'London, England, United Kingdom' },
  { label: msg`Los Angeles`, place: 'Los Angeles, California, United States' },
] as const;

/** The currencies of the form: the most frequent ones, then the others that can be compared. */
export const postingCurrencies = [...new Set(['USD', 'EUR', 'GBP', ...payCurrencies])];

export const experienceYears = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20] as const;

export const emptyDraft = {
  title: '',
  notifyEmail: '',
  skills: [],
  type: '',
  category: '',
  workMode: '',
  ...emptyJobFieldTexts,
  salaryMin: '',
  salaryMax: '',
  currency: 'USD',
  period: 'year',
  places: [],
  countries: [],
  description: '',
  applyBy: 'here' as ApplyWay,
  applyUrl: '',
  deadline: '',
  publishAt: '',
  questions: [],
};

/** Postings of a company that wait for payment or approval. */
export const waitingLimit = 50;

/** Drafts of a company. */
export const draftsLimit = 50;

export const attachmentExtensions = ['pdf', 'docx', 'png', 'jpg', 'jpeg'] as const;

/** The approval that the first posting of a company needs. */
export const firstPostingRules = [
  {
    value: 'staff',
    label: msg`Staff looks at it`,
    hint: msg`Every company’s first posting waits for staff.`,
  },
  {
    value: 'domain',
    label: msg`Staff looks at it, unless the company has proven its domain`,
    hint: msg`Companies that have proven whose they are open their postings themselves.`,
  },
  {
    value: 'open',
    label: msg`Nothing`,
    hint: msg`Every posting opens at once. Reports are then what protects seekers.`,
  },
] as const;

export type FirstPostingRule = (typeof firstPostingRules)[number]['value'];
