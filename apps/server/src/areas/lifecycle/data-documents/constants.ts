interface DocumentPart {
  title: string;
  lines: readonly string[];
}

/** What the software itself does; the operator adds what they do. */
export const measures: readonly string[] = [
  'Passwords are stored as Argon2id hashes, and secrets of links and sessions as fingerprints. Staff sign in with two-factor authentication.',
  'Each member of a company sees the applicants of that company alone; what staff do is logged.',
  'Uploaded files are checked before they are stored, and are sent as downloads that no browser runs.',
  'Data are deleted by the periods of the record, by the software itself. After a restore from a backup, what had ended is deleted again.',
  '[encryption of the disks, access to the server, encryption in transit, location, who is on call]',
];

export const recordParts: readonly DocumentPart[] = [
  {
    title: 'Purposes',
    lines: [
      'Running a job board: accounts of candidates and employers, postings, applications on behalf of employers, job alerts and the newsletter, sales of packages and plans.',
    ],
  },
  {
    title: 'Legal bases',
    lines: [
      '[Art. 6(1)(b) GDPR: accounts, applications, orders. Art. 6(1)(a): job alerts, newsletter, talent pools. Art. 6(1)(f): security, counters against misuse. Art. 6(1)(c): bookkeeping]',
      'For applications the employers are controllers and the operator is their processor.',
    ],
  },
  {
    title: 'Persons and data',
    lines: [
      'Candidates, employers and their members, staff, visitors who write to the board or subscribe to something. The data are those of the table below.',
    ],
  },
  { title: 'Transfers to third countries', lines: ['[none, or which, and with which safeguards]'] },
];

export const agreementParts: readonly DocumentPart[] = [
  {
    title: 'Subject and duration',
    lines: [
      'The processor runs the part of the job board in which the controller receives and manages applications. The agreement holds as long as the controller has a company account.',
    ],
  },
  {
    title: 'Kind of data and persons',
    lines: [
      'Persons who apply for jobs of the controller, or who have agreed to stay in its talent pool.',
      'Names, contact details, resumes, letters, answers to questions, messages, interviews, and what the controller notes about applicants: stages, ratings, tags, notes, scorecards.',
    ],
  },
  {
    title: 'Instructions',
    lines: [
      'The processor processes the data on documented instructions of the controller alone. What the controller ' +
        'chooses on the pages of the board is such an instruction, the period for which applications are kept included.',
    ],
  },
  {
    title: 'Confidentiality and security',
    lines: [
      'Persons who work for the processor are bound to confidentiality. The measures of annex 2 are kept up; they may be replaced by better ones.',
    ],
  },
  {
    title: 'Sub-processors',
    lines: [
      'The controller agrees to those of annex 1. The processor announces a change [30] days before; the controller may object.',
    ],
  },
  {
    title: 'Help',
    lines: [
      'The processor helps the controller to answer requests of applicants, and with its duties on security, breaches and impact assessments. ' +
        'Applicants can have a copy of their data and delete their account on the board by themselves. A breach is reported without undue delay.',
    ],
  },
  {
    title: 'End',
    lines: [
      'Applications are deleted when their period is over, and all of them when the agreement ends, unless a law has them kept. In backups they end with the backups’ own period.',
    ],
  },
  {
    title: 'Proof',
    lines: [
      'The processor gives the controller what is needed to prove that these duties are met, and allows audits [after notice of … days].',
    ],
  },
];
