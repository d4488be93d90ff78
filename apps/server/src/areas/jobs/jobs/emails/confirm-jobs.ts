import { paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface Question {
  title: string;
  closesOn: Date;
}

const listed = 20;

/** Asks a member of a company whether jobs are still open, and says what happens without an answer. */
export function confirmJobsMail(
  to: Recipient,
  { jobs, publicUrl }: { jobs: readonly Question[]; publicUrl: string },
): Mail {
  const [first] = jobs;
  const isOne = jobs.length === 1;
  const more = jobs.length - listed;
  return composeMail(to, {
    kind: 'confirm-jobs',
    subject: isOne ? msg`Is “${first?.title}” still open?` : msg`Are these ${jobs.length} jobs still open?`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      isOne
        ? msg`Seekers on ${board.settings.name} see when an employer last said that a job is open. For this one we would like to hear it from you again:`
        : msg`Seekers on ${board.settings.name} see when an employer last said that a job is open. For these we would like to hear it from you again:`,
      ...jobs
        .slice(0, listed)
        .map(
          ({ title, closesOn }) =>
            msg`${title}: without an answer it closes on ${formatDay(board.words, closesOn, to.language)}.`,
        ),
      ...(more > 0 ? [msg`And ${more} more.`] : []),
      msg`Press “Still open” beside each job that you are still hiring for. You need not do anything about the others.`,
    ],
    action: { label: msg`See your jobs`, url: publicUrl + paths.companyManageJob },
  });
}
