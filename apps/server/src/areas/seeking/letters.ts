import type { JobCard } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { alertCriteriaSchema } from '@waymark/contract/seeking/alerts';
import type { mails } from '@waymark/contract/seeking/mails';
import {
  companyName,
  day,
  id,
  jobTitle,
  link,
  to,
  place,
  title,
  type Examples,
} from '../../platform/mail/example-data.ts';
import { newJobsMail, confirmAlertMail, alertLimitMail, renewAlertMail } from './alerts/emails/alerts.ts';

const showCard = (): JobCard => ({
  id,
  title: jobTitle,
  company: { id, name: companyName, logoUrl: null, industry: '', size: '' },
  places: [place],
  morePlaces: 0,
  openings: 1,
  workMode: 'on-site',
  type: 'full-time',
  category: 'logistics',
  salary: { min: 4_200_000, max: 5_000_000, currency: 'GBP', period: 'year' },
  skills: [],
  postedAt: day.toISOString(),
  featured: false,
  language: '',
});

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'new-jobs': (url) =>
    newJobsMail(
      { ...to, userId: id, name: title, companyName: null, unsubscribeSecret: 'an-example' },
      {
        criteria: alertCriteriaSchema.parse({ keywords: jobTitle, location: place.city }),
        frequency: 'daily',
        jobs: [{ card: showCard(), reason: 'title' }],
        total: 1,
        publicUrl: url,
      },
    ),
  'confirm-alert': (url) => confirmAlertMail(to, link(url, paths.confirmAlert)),
  'renew-alert': (url) => renewAlertMail(to, { name: title, link: link(url, paths.confirmAlert), days: 30 }),
  'alert-limit': (url) => alertLimitMail(to, url),
};
