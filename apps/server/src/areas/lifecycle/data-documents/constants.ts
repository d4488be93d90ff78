import { msg } from '@waymark/contract/text/message';
interface DocumentPart {
  title: string;
  lines: readonly string[];
}

/** What the software itself does; the operator adds what they do. */
export const measures: readonly string[] = [
  msg`Passwords are stored as Argon2id hashes, and secrets of links and sessions as fingerprints. Staff sign in with two-factor authentication.`,
  msg`Each member of a company sees the applicants of that company alone; what staff do is logged.`,
  msg`Uploaded files are checked before they are stored, and are sent as downloads that no browser runs.`,
  msg`Data are deleted by the periods of the record, by the software itself. After a restore from a backup, what had ended is deleted again.`,
  msg`[encryption of the disks, access to the server, encryption in transit, location, who is on call]`,
];

export const recordParts: readonly DocumentPart[] = [
  {
    title: msg`Purposes`,
    lines: [
      msg`Running a job board: accounts of candidates and employers, postings, applications on behalf of employers, job alerts and the newsletter, sales of packages and plans.`,
    ],
  },
  {
    title: msg`Legal bases`,
    lines: [
      msg`[Art. 6(1)(b) GDPR: accounts, applications, orders. Art. 6(1)(a): job alerts, newsletter, talent pools. Art. 6(1)(f): security, counters against misuse. Art. 6(1)(c): bookkeeping]`,
      msg`For applications the employers are controllers and the operator is their processor.`,
    ],
  },
  {
    title: msg`Persons and data`,
    lines: [
      msg`Candidates, employers and their members, staff, visitors who write to the board or subscribe to something. The data are those of the table below.`,
    ],
  },
  { title: msg`Transfers to third countries`, lines: [msg`[none, or which, and with which safeguards]`] },
];

export const agreementParts: readonly DocumentPart[] = [
  {
    title: msg`Subject and duration`,
    lines: [
      msg`The processor runs the part of the job board in which the controller receives and manages applications. The agreement holds as long as the controller has a company account.`,
    ],
  },
  {
    title: msg`Kind of data and persons`,
    lines: [
      msg`Persons who apply for jobs of the controller, or who have agreed to stay in its talent pool.`,
      msg`Names, contact details, resumes, letters, answers to questions, messages, interviews, and what the controller notes about applicants: stages, ratings, tags, notes, scorecards.`,
    ],
  },
  {
    title: msg`Instructions`,
    lines: [
      msg`The processor processes the data on documented instructions of the controller alone. What the controller chooses on the pages of the board is such an instruction, the period for which applications are kept included.`,
    ],
  },
  {
    title: msg`Confidentiality and security`,
    lines: [
      msg`Persons who work for the processor are bound to confidentiality. The measures of annex 2 are kept up; they may be replaced by better ones.`,
    ],
  },
  {
    title: msg`Sub-processors`,
    lines: [
      msg`The controller agrees to those of annex 1. The processor announces a change [30] days before; the controller may object.`,
    ],
  },
  {
    title: msg`Help`,
    lines: [
      msg`The processor helps the controller to answer requests of applicants, and with its duties on security, breaches and impact assessments. Applicants can have a copy of their data and delete their account on the board by themselves. A breach is reported without undue delay.`,
    ],
  },
  {
    title: msg`End`,
    lines: [
      msg`Applications are deleted when their period is over, and all of them when the agreement ends, unless a law has them kept. In backups they end with the backups’ own period.`,
    ],
  },
  {
    title: msg`Proof`,
    lines: [
      msg`The processor gives the controller what is needed to prove that these duties are met, and allows audits [after notice of … days].`,
    ],
  },
];
