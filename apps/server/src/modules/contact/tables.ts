import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    contact_messages: {
      id: string;
      name: string;
      email: string;
      message: string;
      user_id: string | null;
      created_at: Generated<Date>;
    };
    testimonials: {
      id: string;
      quote: string;
      person_name: string;
      person_role: string;
      created_at: Generated<Date>;
    };
    call_back_requests: {
      id: string;
      name: string;
      phone: string;
      topic: Generated<string>;
      user_id: string | null;
      created_at: Generated<Date>;
    };
    captcha_secret: { only_one: Generated<boolean>; secret: string };
    used_captchas: { signature: string; expires_at: Date };
  }
}
