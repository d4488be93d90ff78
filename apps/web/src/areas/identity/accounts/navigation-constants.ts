import { ownReviewsPath, paths } from '@waymark/contract/paths';
import type { Navigation, Place, PlaceGroup } from '../../../components/frame/places.ts';

const account: Place = { label: 'Account', to: paths.account, icon: 'settings' };
const password: Place = { label: 'Change Password', to: paths.jobsChangePassword, icon: 'lock' };
const own: PlaceGroup = { name: 'You', places: [account, password] };

const savedJobs: Place = { label: 'Saved Jobs', to: paths.jobsSavedJobs, icon: 'bookmark' };
const appliedJobs: Place = { label: 'Applied Jobs', to: paths.jobsAppliedJob, icon: 'send' };
const myResume: Place = { label: 'My Resume', to: paths.jobsMyResume, icon: 'document' };
const ownMessages: Place = {
  label: 'Messages',
  to: paths.jobsMessages,
  icon: 'chat',
  counters: ['unread'],
};

const resumeReview: Place = {
  label: 'Resume Review',
  to: ownReviewsPath,
  icon: 'star',
  counters: ['reviewsReady'],
  words: { reviewsReady: 'Ready', reviewsInWork: 'Being read', reviewsWaiting: 'Waiting' },
};

/** The specification's entries (G-1) and our own. */
export const candidateNavigation: Navigation = {
  role: 'candidate',
  groups: [
    {
      name: 'Jobs',
      places: [
        savedJobs,
        appliedJobs,
        ownMessages,
        { label: 'Job Alerts', to: paths.jobsAlerts, icon: 'bell' },
      ],
    },
    {
      name: 'Your material',
      places: [
        { label: 'Profile', to: paths.jobsProfile, icon: 'person' },
        myResume,
        { label: 'CV Manager', to: paths.jobsCvManager, icon: 'files' },
        { label: 'Resume Check', to: paths.resumeCheck, icon: 'document-check' },
        resumeReview,
        { label: 'Cover Letters', to: paths.coverLetters, icon: 'letter' },
        { label: 'Visibility', to: paths.jobsVisibility, icon: 'eye' },
      ],
    },
    own,
  ],
  shortcuts: [savedJobs, appliedJobs, ownMessages, myResume],
  messages: ownMessages,
  action: { label: 'Find jobs', to: paths.browseJobFilterList, icon: 'search' },
};

const manageJobs: Place = {
  label: 'Manage jobs',
  to: paths.companyManageJob,
  icon: 'briefcase',
  counters: ['newApplications'],
};
const postJob: Place = {
  label: 'Post A Job',
  to: paths.companyPostJobs,
  icon: 'plus',
  notFor: ['viewer'],
};
const companyMessages: Place = { ...ownMessages, to: paths.companyMessages };
const applicantResumes: Place = { label: 'Resume', to: paths.companyResume, icon: 'document' };
const browseCandidates: Place = {
  label: 'Browse Candidates',
  to: paths.browseCandidates,
  icon: 'person-search',
};
const forOwners = { notFor: ['recruiter', 'viewer'] } as const;

/** The specification's entries (H-1) and our own. */
export const employerNavigation: Navigation = {
  role: 'employer',
  groups: [
    { name: 'Hiring', places: [manageJobs, postJob, companyMessages, applicantResumes, browseCandidates] },
    {
      name: 'Company',
      places: [
        { label: 'Company Profile', to: paths.companyProfile, icon: 'building' },
        { label: 'Colleagues', to: paths.companyMembers, icon: 'people' },
        { label: 'Transactions', to: paths.companyTransactions, icon: 'card' },
        { label: 'History', to: paths.companyHistory, icon: 'clock', notFor: ['viewer'] },
      ],
    },
    {
      name: 'Other systems',
      places: [
        { label: 'Sources of jobs', to: paths.companySources, icon: 'in', ...forOwners },
        { label: 'Your jobs elsewhere', to: paths.companyWidget, icon: 'out' },
        { label: 'Webhooks', to: paths.companyWebhooks, icon: 'hook', ...forOwners },
        { label: 'API keys', to: paths.companyKeys, icon: 'key', ...forOwners },
      ],
    },
    own,
  ],
  shortcuts: [manageJobs, companyMessages, applicantResumes, { ...browseCandidates, label: 'Candidates' }],
  messages: companyMessages,
  action: postJob,
};

/** An employer who belongs to no company. */
export const bareNavigation: Navigation = {
  role: 'employer',
  groups: [own],
  shortcuts: own.places,
};

const overview: Place = { label: 'Overview', to: paths.staff, icon: 'overview' };
const notForModerators = { notFor: ['moderator'] } as const;
const forModerators = { notFor: ['reviewer'] } as const;
const forAdministrators = { notFor: ['reviewer', 'moderator'] } as const;
const reviews: Place = {
  label: 'Resume Reviews',
  to: paths.staffReviews,
  icon: 'star',
  counters: ['reviews'],
  ...notForModerators,
};
const postings: Place = {
  label: 'Postings',
  to: paths.staffPostings,
  icon: 'briefcase',
  counters: ['postings'],
  ...forModerators,
};
const reports: Place = {
  label: 'Reports',
  to: paths.staffReports,
  icon: 'flag',
  counters: ['reports'],
  ...forModerators,
};
const staffMessages: Place = {
  label: 'Messages',
  to: paths.staffMessages,
  icon: 'chat',
  counters: ['messages', 'callBacks'],
  ...forModerators,
};

const theBoard: PlaceGroup = {
  name: 'The board',
  fold: 'board',
  places: [
    postings,
    reports,
    {
      label: 'Companies',
      to: paths.staffCompanies,
      icon: 'building',
      counters: ['companies'],
      ...forModerators,
    },
    { label: 'Users', to: paths.staffUsers, icon: 'people', ...forModerators },
    staffMessages,
    { label: 'Figures', to: paths.staffFigures, icon: 'chart', ...forModerators },
  ],
};

const texts: PlaceGroup = {
  name: 'Texts',
  fold: 'texts',
  places: [
    { label: 'Posts', to: paths.staffPosts, icon: 'pencil', ...forModerators },
    { label: 'Pages', to: paths.staffPages, icon: 'page', ...forModerators },
    {
      label: 'Comments',
      to: paths.staffComments,
      icon: 'comment',
      counters: ['comments'],
      ...forModerators,
    },
    { label: 'Newsletter', to: paths.staffNewsletter, icon: 'news', ...forModerators },
    { label: 'Testimonials', to: paths.staffTestimonials, icon: 'quote', ...forModerators },
    { label: 'Redirects', to: paths.staffRedirects, icon: 'redirect', ...forModerators },
  ],
};

const money: PlaceGroup = {
  name: 'Sales',
  fold: 'money',
  places: [
    { label: 'Orders', to: paths.staffOrders, icon: 'order', counters: ['orders'], ...forAdministrators },
    {
      label: 'Checkout reports',
      to: paths.staffWebhooks,
      icon: 'card',
      counters: ['webhooks'],
      ...forAdministrators,
    },
    { label: 'Invoices', to: paths.staffInvoices, icon: 'receipt', ...forAdministrators },
    { label: 'Plans', to: paths.staffPlans, icon: 'layers', ...forAdministrators },
    { label: 'Coupons', to: paths.staffCoupons, icon: 'tag', ...forAdministrators },
    { label: 'Packages', to: paths.staffPackages, icon: 'box', ...forAdministrators },
  ],
};

const exchange: PlaceGroup = {
  name: 'Other systems',
  fold: 'exchange',
  places: [
    { label: 'Imports', to: paths.staffImports, icon: 'in', ...forAdministrators },
    { label: 'Feeds', to: paths.staffFeeds, icon: 'feed', ...forAdministrators },
    { label: 'Webhooks', to: paths.staffWebhookReceivers, icon: 'hook', ...forAdministrators },
    { label: 'API keys', to: paths.staffKeys, icon: 'key', ...forAdministrators },
  ],
};

const running: PlaceGroup = {
  name: 'Running it',
  fold: 'running',
  places: [
    { label: 'First steps', to: paths.staffFirstSteps, icon: 'steps', ...forAdministrators },
    { label: 'Settings', to: paths.staffSettings, icon: 'gear', ...forAdministrators },
    { label: 'Team', to: paths.staffTeam, icon: 'team', ...forAdministrators },
    { label: 'Audit log', to: paths.staffAudit, icon: 'shield', ...forAdministrators },
    { label: 'Mails', to: paths.staffMails, icon: 'mail', counters: ['mails'], ...forAdministrators },
    { label: 'Words of mails', to: paths.staffMailTemplates, icon: 'words', ...forAdministrators },
    { label: 'Synonyms', to: paths.staffSynonyms, icon: 'swap', ...forAdministrators },
  ],
};

/** The back office (J-5). */
export const staffNavigation: Navigation = {
  role: 'staff',
  groups: [
    { name: '', places: [overview] },
    { name: 'Reviews', places: [reviews] },
    theBoard,
    texts,
    money,
    exchange,
    running,
    own,
  ],
  shortcuts: [
    overview,
    // An administrator has more urgent queues.
    { ...reviews, notFor: ['moderator', 'administrator'] },
    postings,
    reports,
    staffMessages,
  ],
};
