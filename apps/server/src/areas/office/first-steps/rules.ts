import { enumerate } from '@waymark/contract/payments/enumerate';
import { localeOf, type Locale } from '@waymark/contract/text/locales';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { BoardSettings } from '@waymark/contract/all-settings';
import { firstSteps, type FirstStepName } from '@waymark/contract/office/first-step-choices';
import type { FirstStep } from '@waymark/contract/office/first-steps';
import { formatDay } from '@waymark/contract/text/format-day';
import { board } from '../../../platform/board/board.ts';
import { senderOf } from '../../../platform/board/board-rules.ts';
import type { Config } from '../../../platform/config.ts';
import { listOperatorWarnings } from '../../../platform/deployment-warnings.ts';
import { isMailRead } from '../../../platform/mail-delivery/deliver-mail.ts';
import { hasAccount, listSellerProblems } from '../../payments/invoices/seller-rules.ts';
import { offersInvoices } from '../../payments/orders/rules.ts';

/** The steps as the database knows them. */
interface Settled {
  dismissed: ReadonlySet<FirstStepName>;
  /** Whether a test mail was ever handed over. */
  isMailProven: boolean;
  /** Members of the staff who have no MFA. */
  withoutMfa: number;
  /** The last backup that was made, and the last one that was tried. */
  backup: Date | undefined;
  drill: Date | undefined;
}

interface Finding {
  isDone: boolean;
  text: Message;
}

/** Every step with how it stands. */
export function listSteps(say: Say, config: Config, settings: BoardSettings, settled: Settled): FirstStep[] {
  const findings: Record<FirstStepName, Finding> = {
    address: findAddress(config),
    mail: findMail(config, settled),
    sender: findSender(config, settings),
    legal: findLegal(config, settings),
    storage: findStorage(config),
    checkout: findCheckout(config, settings),
    seller: findSeller(config, settings),
    backups: findBackups(config, settled, localeOf(say.language, board.country)),
    secondStep: findMfa(settled),
  };
  return firstSteps.map(({ value: step }) => {
    const { isDone, text } = findings[step];
    const open = settled.dismissed.has(step) ? 'dismissed' : 'open';
    return { step, state: isDone ? 'done' : open, text: say(text) };
  });
}

const done = (text: Message): Finding => ({ isDone: true, text });
const open = (text: Message): Finding => ({ isDone: false, text });

function findAddress({ publicUrl }: Config): Finding {
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol === 'https:' && !isLocal) return done(msg`People reach the board at ${publicUrl}.`);
  return open(
    msg`Links in mails lead to ${publicUrl}. Set PUBLIC_URL to the address at which people reach the board, with https, and start again.`,
  );
}

function findMail(config: Config, { isMailProven }: Settled): Finding {
  if (!isMailRead(config)) {
    return open(
      msg`No mail is sent. Set SMTP_URL, for example smtp://user:password@host:587, and start again.`,
    );
  }
  return isMailProven
    ? done(msg`A test mail was handed over.`)
    : open(msg`Send a test mail: this step is done once it was handed over.`);
}

function findSender(config: Config, settings: BoardSettings): Finding {
  const { name, address } = senderOf(settings, config);
  if (!address.endsWith('.example')) return done(msg`Mails come from ${name} <${address}>.`);
  return open(
    msg`Mails come from ${address}, which is an example and no address. Enter the sender under Settings, or set MAIL_FROM and start again.`,
  );
}

function findLegal(config: Config, settings: BoardSettings): Finding {
  const [warning] = listOperatorWarnings(settings, config);
  return warning === undefined ? done(msg`The texts say who runs this board.`) : open(warning);
}

function findStorage({ s3, databaseUrl, dataDirectory }: Config): Finding {
  if (s3) return done(msg`Files lie in the bucket ${s3.bucket}.`);
  if (databaseUrl === undefined) return done(msg`Files lie in ${dataDirectory}, beside the database.`);
  return open(
    msg`Files lie in ${dataDirectory} on this machine alone. Set S3_ENDPOINT, S3_BUCKET and its keys before you run several processes; with one process, include the directory in your backups and set this step aside.`,
  );
}

function findCheckout(config: Config, settings: BoardSettings): Finding {
  const { checkout, checkoutSandbox } = config;
  if (!checkout && offersInvoices(settings, config))
    return done(msg`Companies pay for plans and postings by invoice.`);
  if (checkout && !checkoutSandbox) return done(msg`Orders are paid at ${checkout.origin}.`);
  return open(
    checkout
      ? msg`Orders are paid at the stand-in of the demo, which takes no money. Set CHECKOUT_ORIGIN and its secrets and start again.`
      : msg`Nothing can be bought. Set CHECKOUT_ORIGIN and its secrets and start again, have companies pay by invoice under Settings, or set this step aside if nothing is sold here.`,
  );
}

function findSeller(config: Config, settings: BoardSettings): Finding {
  const missing = enumerate(listSellerProblems(settings, config));
  if (missing !== '') {
    return open(
      msg`Payments get receipts that are no invoices. Enter this under Settings: ${term(missing)}. Or set this step aside if nothing is sold here.`,
    );
  }
  return hasAccount(settings)
    ? done(msg`Each payment gets an invoice, and invoices say where they are paid.`)
    : open(
        msg`Each payment gets an invoice. To have companies pay by invoice, enter the account under Settings; or set this step aside.`,
      );
}

const backupMaxAgeMs = 3 * 86_400_000;

function findBackups({ backup: settings }: Config, { backup, drill }: Settled, locale: Locale): Finding {
  if (backup === undefined) {
    return open(
      settings
        ? msg`No backup was made yet. Make one now with "node apps/server/make-backup.ts", and try it with "node apps/server/drill-backup.ts".`
        : msg`No backups are made. Set BACKUP_DIR or a bucket for them and start again, or make them with "node apps/server/make-backup.ts".`,
    );
  }
  const made = formatDay(board.words, backup, locale);
  if (Date.now() - backup.getTime() > backupMaxAgeMs) {
    return open(msg`The last backup is of ${made}. Look into the log for why none was made since then.`);
  }
  return drill === undefined
    ? open(
        msg`The last backup is of ${made}. None was tried: restore it into an empty database with "node apps/server/drill-backup.ts".`,
      )
    : done(
        msg`The last backup is of ${made}. One was restored for trial on ${formatDay(board.words, drill, locale)}.`,
      );
}

function findMfa({ withoutMfa }: Settled): Finding {
  if (withoutMfa === 0) return done(msg`Everybody of the staff signs in with two-factor authentication.`);
  return open(
    msg`${plural(withoutMfa, 'member of the staff signs in', 'members of the staff sign in')} without two-factor authentication. It is set up at the next sign-in; the page Team shows who it is.`,
  );
}
