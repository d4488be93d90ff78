import type { Kysely } from 'kysely';
import type { RunningSandbox } from '../../../checkout-sandbox/src/start-sandbox.ts';
import { refreshFigures } from '../areas/content/blog/figure-commands.ts';
import { offerFirstPackages } from '../areas/payments/career-services/commands.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Services } from '../platform/services.ts';
import { createDemoAlert } from './candidate-area/create-demo-alert.ts';
import { createDemoApplications } from './candidate-area/create-demo-applications.ts';
import { createDemoResumeProfile } from './candidate-area/create-demo-resume-profile.ts';
import { saveDemoJobs } from './candidate-area/save-demo-jobs.ts';
import { createDemoCandidates } from './candidates.ts';
import { createDemoApplicants } from './company-area/create-demo-applicants.ts';
import { createDemoCompanyMedia } from './company-area/create-demo-company-media.ts';
import { createDemoConversations } from './company-area/create-demo-conversations.ts';
import { createDemoHistory } from './company-area/create-demo-history.ts';
import { createDemoManagedJobs } from './company-area/create-demo-managed-jobs.ts';
import { createDemoMemberships } from './company-area/create-demo-memberships.ts';
import { createDemoPeople } from './company-area/create-demo-people.ts';
import { createDemoPosting } from './company-area/create-demo-posting.ts';
import { createDemoScorecards } from './company-area/create-demo-scorecards.ts';
import { createDemoNewsletter } from './newsletter/create-demo-newsletter.ts';
import { demoPackages } from './packages.ts';
import { placeDemoOrder } from './place-demo-order.ts';
import type { FirstPostings } from './postings/first-postings.ts';
import { createDemoPosts } from './posts/create-demo-posts.ts';
import { createDemoFigures } from './staff-area/create-demo-figures.ts';
import { createDemoOffice } from './staff-area/create-demo-office.ts';
import { createDemoQueues } from './staff-area/create-demo-queues.ts';
import { createDemoRecords } from './staff-area/create-demo-records.ts';
import { createDemoReviews } from './staff-area/create-demo-reviews.ts';
import { createDemoStaff } from './staff-area/create-demo-staff.ts';
import { createDemoTestimonials } from './testimonials.ts';

/** What the load itself provides, in this order. */
export const demoStages = ['accounts', 'first postings', 'all postings'] as const;

export interface DemoWorld {
  services: Services;
  /** Where the demo's candidate buys; undefined where an operator's own checkout is set. */
  sandbox: RunningSandbox | undefined;
  first: FirstPostings;
  today: Date;
  signal: AbortSignal;
}

/**
 * A part of the demo. It is made once, and may break off at any point: run again, it adds what is missing. It throws
 * where something that it needs is missing.
 */
export interface DemoStep {
  name: string;
  /** Stages of the load, and names of steps before it. */
  needs: readonly string[];
  /** What goes on with the date, and is therefore run at each start. */
  everyStart?: true;
  run(world: DemoWorld): Promise<unknown>;
}

const ofTransaction =
  (create: (transaction: Kysely<Tables>, today: Date) => Promise<void>): DemoStep['run'] =>
  ({ services: { database }, today }) =>
    database.transaction().execute((transaction) => create(transaction, today));

/** In the order in which they run. */
export const demoSteps: readonly DemoStep[] = [
  { name: 'posts', needs: [], run: ({ services, today }) => createDemoPosts(services.database, today) },
  {
    name: 'newsletter',
    needs: [],
    run: ({ services, today }) => createDemoNewsletter(services.database, today),
  },
  { name: 'packages', needs: [], run: ({ services }) => offerFirstPackages(services.database, demoPackages) },
  {
    name: 'order',
    needs: ['accounts', 'packages'],
    everyStart: true,
    run: async ({ services, sandbox }) => sandbox && placeDemoOrder(services.database, sandbox.takeOrder),
  },
  { name: 'testimonials', needs: [], run: ofTransaction(createDemoTestimonials) },
  { name: 'colleagues', needs: ['accounts'], run: ofTransaction(createDemoPeople) },
  { name: 'staff', needs: ['accounts'], run: ofTransaction(createDemoStaff) },
  { name: 'candidates', needs: ['accounts'], run: ofTransaction(createDemoCandidates) },
  { name: 'resume', needs: ['accounts'], run: ({ services }) => createDemoResumeProfile(services.database) },
  { name: 'alert', needs: ['accounts'], run: ({ services }) => createDemoAlert(services.database) },
  {
    name: 'saved jobs',
    needs: ['accounts', 'first postings'],
    run: ({ services, first }) => saveDemoJobs(services.database, first.saved),
  },
  {
    name: 'applicants',
    needs: ['accounts', 'first postings'],
    run: ({ services }) => createDemoApplicants(services),
  },
  {
    name: 'applications',
    needs: ['applicants'],
    run: ({ services, first }) => createDemoApplications(services, first.applied),
  },
  { name: 'questions', needs: ['applications'], run: ({ services }) => createDemoPosting(services.database) },
  {
    name: 'scorecards',
    needs: ['applicants', 'colleagues'],
    run: ({ services }) => createDemoScorecards(services.database),
  },
  {
    name: 'conversations',
    needs: ['applications'],
    run: ({ services }) => createDemoConversations(services.database),
  },
  { name: 'plan and receipts', needs: ['first postings'], run: ofTransaction(createDemoMemberships) },
  { name: 'reviews', needs: ['accounts'], run: ({ services }) => createDemoReviews(services) },
  {
    name: 'history',
    needs: ['first postings'],
    run: ({ services, today }) => createDemoHistory(services.database, today),
  },
  {
    name: 'queues of staff',
    needs: ['first postings'],
    run: ({ services, first, today }) => createDemoQueues(services.database, first.reported, today),
  },
  {
    name: 'records of staff',
    needs: ['accounts', 'packages', 'queues of staff'],
    run: ({ services, today }) => createDemoRecords(services.database, today),
  },
  { name: 'office', needs: ['conversations'], run: ({ services }) => createDemoOffice(services.database) },
  {
    name: 'pictures',
    needs: ['accounts'],
    run: ({ services, signal }) => createDemoCompanyMedia(services, services.config.demoJobs, signal),
  },
  {
    name: 'views',
    needs: ['all postings'],
    everyStart: true,
    run: ({ services, today }) => createDemoManagedJobs(services.database, today),
  },
  {
    name: 'metrics',
    needs: ['all postings'],
    run: ({ services, today }) => createDemoFigures(services.database, today),
  },
  // The charts of posts show what has just been loaded.
  {
    name: 'charts',
    needs: ['posts', 'all postings'],
    run: ({ services }) => refreshFigures(services.database),
  },
];
