import type { ManagedJob, ManagedJobDetail, ManagedJobs } from '@waymark/contract/posting/managed-jobs';
import { idOf } from './jobs.ts';

/** An open job of the company, as its table shows it. */
export function managedJob(number: number, overrides: Partial<ManagedJob> = {}): ManagedJob {
  return {
    id: idOf(number),
    title: `Night Nurse ${number}`,
    language: '',
    company: { id: idOf(9000), name: 'Fjord Care', logoUrl: null, industry: '', size: '' },
    places: [{ city: 'Leeds', region: 'England', countryCode: 'GB', country: 'United Kingdom' }],
    status: 'active',
    waitsFor: null,
    moderationReason: '',
    publishAt: null,
    postedAt: '2026-01-05T09:00:00.000Z',
    deadline: null,
    closedOn: null,
    trashedAt: null,
    applications: 12,
    newApplications: 0,
    views: 40,
    starred: false,
    unread: false,
    isChangeable: true,
    isEditable: true,
    confirmedAt: '2026-01-06T09:00:00.000Z',
    askedToConfirm: false,
    ...overrides,
  };
}

export function managedDetail(job: ManagedJob, overrides: Partial<ManagedJobDetail> = {}): ManagedJobDetail {
  return {
    ...job,
    category: 'health',
    type: 'full-time',
    workMode: 'on-site',
    salary: null,
    skills: ['Triage'],
    experienceMin: 2,
    experienceMax: 4,
    fields: {},
    description: '<p>We look for a <strong>nurse</strong>.</p>',
    days: [],
    sources: [],
    ...overrides,
  };
}

/** The first page of the company's jobs. */
export function managedJobs(data: readonly ManagedJob[], overrides: Partial<ManagedJobs> = {}): ManagedJobs {
  return {
    data: [...data],
    total: data.length,
    page: 1,
    pageSize: 10,
    hasSeveralCompanies: false,
    all: data.length,
    trashed: 0,
    ...overrides,
  };
}
