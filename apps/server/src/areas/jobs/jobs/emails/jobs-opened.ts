import type { Language } from '@waymark/contract/text/languages';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { msg, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

export interface OpenedJob {
  id: string;
  title: string;
  /** YYYY-MM-DD */
  deadline: string | null;
}

const listed = 20;

/** Tells a company that what waited to be public is, with the page that seekers see. */
export function jobsOpenedMail(
  to: Recipient,
  { jobs, publicUrl }: { jobs: readonly OpenedJob[]; publicUrl: string },
): Mail {
  const [first] = jobs;
  const isOne = jobs.length === 1;
  const more = jobs.length - listed;
  const manage = { label: msg`Manage your jobs`, url: publicUrl + paths.companyManageJob };
  return composeMail(to, {
    kind: 'jobs-opened',
    subject: isOne
      ? msg`Your posting is live: “${first?.title}”`
      : msg`${jobs.length} of your postings are live`,
    heading: greet('Good news', to.firstName),
    paragraphs: [
      isOne
        ? msg`“${first?.title}” is open: seekers find it from now on. ${describeEnd(first, to.language)}`
        : msg`These postings are open: seekers find them from now on.`,
      ...(more > 0 ? [msg`And ${more} more, which you find among your jobs.`] : []),
    ],
    ...(!isOne && {
      items: jobs.slice(0, listed).map((job) => ({
        title: job.title,
        url: publicUrl + jobDetailPath(job.id),
        lines: [describeEnd(job, to.language)],
      })),
    }),
    action:
      isOne && first
        ? { label: msg`See it as seekers do`, url: publicUrl + jobDetailPath(first.id) }
        : manage,
    ...(isOne && { links: [manage] }),
  });
}

function describeEnd(job: OpenedJob | undefined, language: Language): Message {
  return job?.deadline
    ? msg`It takes applications until ${formatDay(board.words, new Date(job.deadline), language)}.`
    : msg`It takes applications until you close it.`;
}
