import { poolMonths } from '@waymark/contract/hiring/retention-choices';
import { paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { msg, plural, term } from '@waymark/contract/text/message';
import { formatList } from '@waymark/contract/text/intl';
import type { Language } from '@waymark/contract/text/languages';
import { board } from '../../../../platform/board/board.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

interface EndingJobs {
  companyName: string;
  firstEnd: Date;
  jobs: { title: string; count: number }[];
  publicUrl: string;
}

const shownPostings = 30;

/** Names postings and numbers alone: a mail lives on in mailboxes when the applications are gone. */
export function applicationsEndingMail(
  to: Recipient,
  { companyName, firstEnd, jobs, publicUrl }: EndingJobs,
): Mail {
  const count = sumOf(jobs);
  const rest = jobs.slice(shownPostings);
  const say = sayIn(to.language);
  const listed = [
    ...jobs.slice(0, shownPostings),
    ...(rest.length > 0 ? [{ title: say`${plural(rest.length, 'more posting')}`, count: sumOf(rest) }] : []),
  ];
  const when = formatDay(board.words, firstEnd, to.language);
  const url = publicUrl + paths.companyRetention;
  return composeMail(to, {
    kind: 'applications-ending',
    facts: { count: say`${plural(count, 'application')}`, company: companyName, when },
    subject: msg`${plural(count, 'application')} to ${companyName} will be deleted from ${when} on`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      count === 1
        ? msg`1 application to ${companyName} is over, and the time to keep it ends. From ${when} on we delete it with resumes, answers, notes and messages. This cannot be undone.`
        : msg`${plural(count, 'application')} to ${companyName} are over, and the time to keep them ends. From ${when} on we delete them with resumes, answers, notes and messages. This cannot be undone.`,
      msg`If you would like to keep in touch with somebody, you can ask them to stay in your talent pool, with one press. They decide.`,
    ],
    items: listed.map(({ title, count: of }) => ({ title, url, lines: [msg`${plural(of, 'application')}`] })),
    action: { label: msg`See what ends`, url },
  });
}

const sumOf = (jobs: EndingJobs['jobs']) => jobs.reduce((sum, one) => sum + one.count, 0);

interface PoolMail {
  companyName: string;
  jobTitle: string;
  words: string;
  link: string;
}

/** Asks a candidate to stay in touch. No answer is a no. */
export function poolRequestMail(
  to: Recipient,
  { companyName, jobTitle, words, endsAt, link }: PoolMail & { endsAt: Date },
): Mail {
  return composeMail(to, {
    kind: 'pool-request',
    facts: { job: jobTitle, company: companyName },
    subject: msg`${companyName} would like to keep in touch`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Your application for ${jobTitle} is over. ${companyName} would like to keep it and ask you about other jobs, for ${term(listMonths(to.language))}. You decide whether, and for how long.`,
      msg`What you would agree to: “${words}”`,
      msg`If you say no, or nothing, it is deleted when its time is over: ${formatDay(board.words, endsAt, to.language)}.`,
    ],
    action: { label: msg`Say yes or no`, url: link },
    footnote: msg`Nothing happens before you press a button on that page. After a no, or no answer, ${companyName} cannot ask you again for this application.`,
  });
}

const listMonths = (language: Language) =>
  msg`${formatList(poolMonths.map(String), language, 'disjunction')} months`;

/** Confirms a consent, with its words and the link that takes it back. */
export function poolAgreedMail(
  to: Recipient,
  { companyName, jobTitle, words, until, link }: PoolMail & { until: Date },
): Mail {
  const when = formatDay(board.words, until, to.language);
  return composeMail(to, {
    kind: 'pool-agreed',
    facts: { job: jobTitle, company: companyName, when },
    subject: msg`You stay in touch with ${companyName} until ${when}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`You agreed: “${words}”`,
      msg`This holds until ${when}. You can take it back at any time.`,
    ],
    action: { label: msg`Take it back`, url: link },
  });
}
