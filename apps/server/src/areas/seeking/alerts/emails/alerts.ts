import { nameCriteria } from '../rules.ts';
import { labelOf, workModes } from '@waymark/contract/jobs/choices';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths, searchPath } from '@waymark/contract/paths';
import { alertVisitMark } from '@waymark/contract/posting/visit-marks';
import {
  type AlertCriteria,
  type AlertFrequency,
  alertLinkHours,
  alertSearch,
  alertsLimit,
  summariseCriteria,
} from '@waymark/contract/seeking/choices';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { msg, plural, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../../platform/board/board.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';
import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';
import { namePlaces } from '../../../places/places/answer-name-rules.ts';
import type { MatchReason } from '../../../search/job-search/search-queries.ts';

/** Carries a guest’s confirmation link. The address may be a stranger’s: no typed text is in it. */
export function confirmAlertMail(to: MailRecipient, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-alert',
    subject: msg`Confirm your job alert`,
    heading: msg`One press, and your job alert begins`,
    paragraphs: [
      msg`You asked us for new jobs by email. Please confirm that the mails may come to this address.`,
    ],
    action: { label: msg`Begin this job alert`, url: link },
    footnote: msg`The link works for ${alertLinkHours} hours. If you did not ask for job alerts, ignore this mail: we send nothing more, and forget the address.`,
  });
}

/** Asks a guest after a long time whether an alert is still wanted; without an answer it ends. */
export function renewAlertMail(
  to: MailRecipient,
  { name, link, days }: { name: string; link: string; days: number },
): Mail {
  return composeMail(to, {
    kind: 'renew-alert',
    facts: { alert: name },
    subject: msg`Do you still want the job alert “${name}”?`,
    heading: msg`Still looking?`,
    paragraphs: [
      msg`Your job alert “${name}” has been on for a long time. To keep it, press the button. Otherwise it ends in ${plural(days, 'day')}, and we forget this address.`,
    ],
    action: { label: msg`Keep this job alert`, url: link },
  });
}

/** Tells an address that its new alert exceeds the limit. */
export function alertLimitMail(to: MailRecipient, publicUrl: string): Mail {
  return composeMail(to, {
    kind: 'alert-limit',
    facts: { limit: String(alertsLimit) },
    subject: msg`Your new job alert did not begin`,
    heading: msg`You have ${alertsLimit} job alerts`,
    paragraphs: [
      msg`Someone, most likely you, asked for another job alert for this address. It already has ${alertsLimit}, which is the limit.`,
      msg`Stop one of them with the link at the end of its mails, or delete it on your page of job alerts, and ask again.`,
    ],
    action: { label: msg`See your job alerts`, url: publicUrl + paths.jobsAlerts },
    footnote: msg`The page is for members. Without an account, use the link in the mails of the alert that you want to stop.`,
  });
}

interface Recipient extends MailRecipient {
  /** Null for a guest. */
  userId: string | null;
  /** Of the alert. */
  name: string;
  companyName: string | null;
  unsubscribeSecret: string;
}

interface NewJobs {
  criteria: AlertCriteria;
  frequency: AlertFrequency;
  jobs: { card: JobCard; reason: MatchReason }[];
  /** New jobs in all; the first of them are shown. */
  total: number;
  publicUrl: string;
}

const reasonTexts: Record<MatchReason, Message> = {
  title: msg`Its title says what you look for`,
  related: msg`Work closely related to what you look for`,
  words: msg`Your words are in the posting`,
  filters: msg`It fits everything you asked for`,
};

const rhythms: Record<AlertFrequency, Message> = {
  instant: msg`We write at most once an hour, and only when there is something new.`,
  daily: msg`We write at most once a day, and only when there is something new.`,
  weekly: msg`We write at most once a week, and only when there is something new.`,
};

/** Sends new jobs, with the reasons and unsubscribe headers (RFC 2369, RFC 8058). */
export function newJobsMail(
  recipient: Recipient,
  { criteria, frequency, jobs, total, publicUrl }: NewJobs,
): Mail {
  const { userId, name, companyName, unsubscribeSecret: token } = recipient;
  const say = sayIn(recipient.language);
  const stop = new URLSearchParams({ token });
  const mail = composeMail(recipient, {
    kind: 'new-jobs',
    facts: { count: say`${plural(total, 'new job')}`, alert: name },
    subject: msg`${plural(total, 'new job')}: ${name}`,
    heading: msg`${plural(total, 'new job')} for “${name}”`,
    paragraphs: [
      msg`You asked for ${summariseCriteria(say, board.wordsIn(say.language), nameCriteria(say, criteria), companyName)}.`,
      ...(total > jobs.length ? [msg`Here are ${jobs.length} of them, the best first.`] : []),
    ],
    items: jobs.map((job) => presentJob(say, job, publicUrl)),
    action: {
      label: msg`See all matching jobs`,
      url: publicUrl + searchPath(alertSearch(board.words, criteria)),
    },
    footnote: rhythms[frequency],
    links: [
      ...(userId ? [{ label: msg`Change your job alerts`, url: publicUrl + paths.jobsAlerts }] : []),
      { label: msg`Stop this job alert`, url: `${publicUrl}${paths.unsubscribeAlert}?${stop}` },
    ],
  });
  const headers = {
    'List-Unsubscribe': `<${publicUrl}/api/job-alerts/unsubscribe?${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, headers };
}

function presentJob(say: Say, { card, reason }: NewJobs['jobs'][number], publicUrl: string) {
  const place = formatPlaces(say, namePlaces(card.places, say.language), card.morePlaces);
  const mode = card.workMode === 'on-site' ? '' : say(labelOf(workModes, card.workMode));
  const salary = card.salary && formatSalary(say, card.salary);
  return {
    title: card.title,
    language: card.language,
    url: `${publicUrl}${jobDetailPath(card.id)}#${alertVisitMark}`,
    lines: [
      [card.company.name, place, mode, card.openings > 1 && say`${plural(card.openings, 'opening')}`]
        .filter(Boolean)
        .join(' · '),
      salary ?? msg`The posting names no salary`,
      reasonTexts[reason],
    ],
  };
}
