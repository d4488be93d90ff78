import type { Generated, JSONColumnType } from 'kysely';

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
    created_at: Generated<Date>;
  };
}
