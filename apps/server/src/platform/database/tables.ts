import type { SentMailKind } from '@waymark/contract/all-mails';
import type { Generated, JSONColumnType, Kysely } from 'kysely';

/**
 * Every table of the product by name. Each module declares its own beside its code
 * (`declare module`), because the platform imports no module.
 */
export interface Tables {
  captured_mails: {
    id: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    /** Whom the mail speaks of besides its recipient. */
    concerns: string | null;
    headers: JSONColumnType<Record<string, string>, string | undefined>;
    /** The appointment that came with it, as iCalendar. */
    calendar: string | null;
    created_at: Generated<Date>;
  };
  mail_sends: {
    id: string;
    created_at: Generated<Date>;
    /** When an attempt took the mail; null between two attempts. */
    taken_at: Generated<Date | null>;
    sent_at: Generated<Date | null>;
    /** Empty for mails from before this was kept. */
    recipient: Generated<string>;
    kind: Generated<SentMailKind>;
    /** Whom the mail speaks of besides its recipient. */
    concerns: Generated<string | null>;
    /** The order that it is about. */
    about: Generated<string | null>;
    attempts: Generated<number>;
    /** What the mail server said when it last did not take it, and when it refused it for good. */
    reason: Generated<string>;
    refused_at: Generated<Date | null>;
  };
}

/** The database, or a transaction of it. */
export type Database = Kysely<Tables>;
