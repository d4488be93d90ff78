import { type Message, msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { contactOf, operatorOf } from '../../../platform/board/board-rules.ts';
import type { Config } from '../../../platform/config.ts';

export interface Processor {
  what: string;
  where: Message;
  data: Message;
  /** Whether applicants' data go there, so that employers have to agree to it. */
  ofApplicants: boolean;
}

/** Others that personal data go to, as far as the settings of the server name them. */
export function listProcessors(config: Config): Processor[] {
  const { smtpUrl, s3, backup, cdn, checkout, staffSso, signInProviders } = config;
  const found: (Processor | false)[] = [
    smtpUrl !== undefined && {
      what: msg`Mail server`,
      where: hostOf(smtpUrl),
      data: msg`Addresses, names and the content of mails`,
      ofApplicants: true,
    },
    s3 !== undefined && {
      what: msg`Object storage`,
      where: msg`${hostOf(s3.endpoint)}, bucket ${s3.bucket}`,
      data: msg`Uploaded files: resumes, pictures, copies of data`,
      ofApplicants: true,
    },
    backup !== undefined && {
      what: msg`Backups`,
      where: 'prefix' in backup.place ? msg`the same object storage` : msg`a directory of the server`,
      data: backup.key === undefined ? msg`All data, not encrypted` : msg`All data, encrypted`,
      ofApplicants: true,
    },
    cdn !== undefined && {
      what: msg`Content delivery network`,
      where: hostOf(cdn.url),
      data: msg`Requests and answers that pass through it, with the addresses of visitors`,
      ofApplicants: true,
    },
    checkout !== undefined && {
      what: msg`Checkout`,
      where: hostOf(checkout.origin),
      data: msg`Name, address and order of who buys`,
      ofApplicants: false,
    },
    staffSso !== undefined && {
      what: msg`Sign-in of staff`,
      where: hostOf(staffSso.issuer),
      data: msg`Name and address of staff`,
      ofApplicants: false,
    },
    ...signInProviders.map(({ issuer }) => ({
      what: msg`Sign-in of candidates and employers`,
      where: hostOf(issuer),
      data: msg`That a member signs in; it gives their name and address`,
      ofApplicants: false,
    })),
  ];
  return found.filter((one) => one !== false);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

/** The operator with everything that identifies them; what is not set is left to be filled in. */
export function describeOperator(config: Config): string[] {
  const operator = operatorOf(board.settings, config);
  const contact = contactOf(board.settings, config);
  return [
    operator.name ?? msg`[name of the operator]`,
    operator.address ?? msg`[postal address]`,
    operator.register ?? '',
    contact.email ?? msg`[email address]`,
    contact.phone ?? '',
  ].filter((line) => line !== '');
}
