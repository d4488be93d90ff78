import type { CompanyChange } from '@waymark/contract/companies/choices';
import { paths } from '@waymark/contract/paths';
import { msg, type Message } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

/** Changes that a company's people are told of; that it was approved another mail says. */
export type ToldChange = Extract<CompanyChange, 'suspend' | 'lift'>;

interface Changed {
  companyName: string;
  change: ToldChange;
  reason: string;
  publicUrl: string;
}

const words: Readonly<Record<ToldChange, { subject: (company: string) => Message; text: string }>> = {
  suspend: {
    subject: (company) => msg`${company} is suspended`,
    text: msg`Your company is suspended: its page and jobs are hidden, and you cannot manage it. The reason:`,
  },
  lift: {
    subject: (company) => msg`${company} is no longer suspended`,
    text: msg`We have lifted the suspension of your company. Its jobs are on the board again as far as nothing else is missing.`,
  },
};

/** Tells the recruiters of a company what staff did with it. */
export function companyChangeMail(to: Recipient, { companyName, change, reason, publicUrl }: Changed): Mail {
  const { subject, text } = words[change];
  return composeMail(to, {
    kind: 'company-change',
    facts: { company: companyName },
    subject: subject(companyName),
    heading: greet('Hello', to.firstName),
    paragraphs: [
      text,
      ...reason.split(/\s*\n\s*/).filter(Boolean),
      ...(change === 'suspend' ? [msg`If you think that this is wrong, write to us.`] : []),
    ],
    action:
      change === 'suspend'
        ? { label: msg`Write to us`, url: publicUrl + paths.contact }
        : { label: msg`See your jobs`, url: publicUrl + paths.companyManageJob },
  });
}
