import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    mail_choices: {
      user_id: string;
      messages: Generated<boolean>;
      viewed: Generated<boolean>;
      stages: Generated<boolean>;
      unsubscribe_secret: string;
      updated_at: Generated<Date>;
    };
  }
}
