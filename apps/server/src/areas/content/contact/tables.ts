import type { ContactMessageState } from '@waymark/contract/office/choices/staff-messages';
import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    contact_messages: {
      id: string;
      name: string;
      email: string;
      message: string;
      user_id: string | null;
      state: Generated<ContactMessageState>;
      /** Who answers it, and since when: it is theirs for a while. */
      held_by: string | null;
      held_at: Date | null;
      created_at: Generated<Date>;
    };
    contact_answers: {
      id: string;
      message_id: string;
      staff_id: string | null;
      text: string;
      created_at: Generated<Date>;
    };
    call_back_requests: {
      id: string;
      name: string;
      phone: string;
      topic: Generated<string>;
      user_id: string | null;
      done_at: Date | null;
      note: Generated<string>;
      created_at: Generated<Date>;
    };
    captcha_secret: { only_one: Generated<boolean>; secret: string };
    used_captchas: { signature: string; expires_at: Date };
  }
}
