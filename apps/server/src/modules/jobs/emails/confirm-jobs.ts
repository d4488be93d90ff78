import { paths } from '@waymark/contract/paths';
import { composeMail, type Mail } from '../../../platform/mail/mail.ts';

interface Question {
  title: string;
  closesOn: Date;
}

const listed = 20;

/** Asks a member of a company whether jobs are still open, and says what happens when nobody answers. */
export function confirmJobsMail(
  to: { email: string; first_name: string },
  { jobs, publicUrl }: { jobs: readonly Question[]; publicUrl: string },
): Mail {
  const [first] = jobs;
  const isOne = jobs.length === 1;
  const more = jobs.length - listed;
  return composeMail(to.email, {
    subject: isOne ? `Is “${first?.title}” still open?` : `Are these ${jobs.length} jobs still open?`,
    heading: `Hello ${to.first_name}`,
    paragraphs: [
      `Seekers on Waymark see when an employer last said that a job is open. For ${isOne ? 'this one' : 'these'} we would like to hear it from you again:`,
      ...jobs
        .slice(0, listed)
        .map(({ title, closesOn }) => `${title}: without an answer it closes on ${formatDay(closesOn)}.`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'Press “Still open” beside each job that you are still hiring for. You need not do anything about the others.',
    ],
    action: { label: 'See your jobs', url: publicUrl + paths.companyManageJob },
  });
}

function formatDay(day: Date): string {
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
