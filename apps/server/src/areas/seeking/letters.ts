import type { JobCard } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { alertCriteriaSchema } from '@waymark/contract/seeking/alerts';
import type { mails } from '@waymark/contract/seeking/mails';
import * as data from '../../platform/mail/example-data.ts';
import { newJobsMail, confirmAlertMail, alertLimitMail, renewAlertMail } from './alerts/emails/alerts.ts';

const showCard = (): JobCard => ({
  id: data.id,
  title: data.jobTitle,
  company: { id: data.id, name: data.companyName, logoUrl: null, industry: '', size: '' },
  places: [data.place],
  morePlaces: 0,
  openings: 1,
  workMode: 'on-site',
  type: 'full-time',
  category: 'logistics',
  salary: { min: 4_200_000, max: 5_000_000, currency: 'GBP', period: 'year' },
  skills: [],
  postedAt: data.day.toISOString(),
  featured: false,
  language: '',
});

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: data.Examples<typeof mails> = {
  'new-jobs': (url) =>
    newJobsMail(
      { ...data.to, userId: data.id, name: data.title, companyName: null, unsubscribeSecret: 'an-example' },
      {
        criteria: alertCriteriaSchema.parse({ keywords: data.jobTitle, location: data.place.city }),
        frequency: 'daily',
        jobs: [{ card: showCard(), reason: 'title' }],
        total: 1,
        publicUrl: url,
      },
    ),
  'confirm-alert': (url) => confirmAlertMail(data.to, data.link(url, paths.confirmAlert)),
  'renew-alert': (url) =>
    renewAlertMail(data.to, { name: data.title, link: data.link(url, paths.confirmAlert), days: 30 }),
  'alert-limit': (url) => alertLimitMail(data.to, url),
};
