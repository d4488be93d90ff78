import type { JobReportReason } from '@waymark/contract/jobs/choices/job-reports';

/** Companies that somebody registered and staff has to look at; each name ends in one that no real company has. */
export const demoNewCompanies = [
  {
    slug: 'demo-tidewater-labs',
    name: 'Tidewater Labs',
    website: 'https://tidewater.example',
    heldReason: null,
    daysAgo: 2,
  },
  {
    slug: 'demo-bright-future-careers',
    name: 'Bright Future Careers',
    website: '',
    heldReason: null,
    daysAgo: 1,
  },
  {
    slug: 'demo-namesake',
    name: 'Tidewater Labs',
    website: 'https://tidewater-labs.example',
    heldReason: 'name',
    daysAgo: 3,
  },
] as const;

/** Their first postings. */
export const demoWaitingPostings = [
  {
    company: 'demo-tidewater-labs',
    sourceId: 'demo-waiting-analyst',
    title: 'Water Quality Analyst',
    description:
      '<p>You take samples along the estuary, measure them in our laboratory and tell three towns what their water holds. Your week is half outdoors; a van, a boat and a calm colleague come with it.</p><p>We are nine people. You will be trained for two months, and you may bring your own questions to our research day.</p>',
    requirements: ['A degree in chemistry or biology', 'A driving licence'],
    salary: { min: 3_800_000, max: 4_600_000, currency: 'USD', period: 'year' },
    hoursAgo: 30,
  },
  {
    company: 'demo-bright-future-careers',
    sourceId: 'demo-waiting-helper',
    title: 'HOME OFFICE HELPER',
    description:
      '<p>Earn a full salary from your sofa! No interview. Pay a registration fee of $40 for your starter kit and begin tomorrow. Write to us on WhatsApp, not here.</p>',
    requirements: ['A copy of your passport'],
    salary: { min: 22_000_000, max: 26_000_000, currency: 'USD', period: 'year' },
    hoursAgo: 9,
  },
] as const;

interface DemoReport {
  /** The nth of the newest open jobs. */
  job: number;
  reason: JobReportReason;
  text: string;
  hoursAgo: number;
}

export const demoReports: readonly DemoReport[] = [
  { job: 5, reason: 'closed', text: 'They told me on the phone that somebody was hired.', hoursAgo: 50 },
  { job: 5, reason: 'closed', text: '', hoursAgo: 28 },
  { job: 5, reason: 'misleading', text: 'The office is in another town than the posting says.', hoursAgo: 7 },
  { job: 9, reason: 'spam', text: 'It is an advertisement for a course.', hoursAgo: 16 },
];

export const demoMessages = [
  {
    name: 'Ida Rhodes',
    email: 'ida@visitor.example',
    message:
      'Good morning,\n\nour school would like to show its pupils how a job alert works. May we print your pages for a lesson?\n\nIda Rhodes',
    hoursAgo: 21,
  },
  {
    name: 'Tomas Lind',
    email: 'tomas@visitor.example',
    message: 'I cannot find the invoice of the plan that my company bought in spring. Where is it?',
    hoursAgo: 4,
  },
] as const;

export const demoCallBacks = [
  { name: 'Maren Holt', phone: '+44 20 7946 0311', topic: 'Executive Package', hoursAgo: 6 },
] as const;
