import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    places: {
      id: GeneratedAlways<number>;
      city: string;
      region: Generated<string>;
      country_code: Generated<string>;
      country: Generated<string>;
      latitude: number | null;
      longitude: number | null;
      /** IANA; null where it was not yet looked up. */
      time_zone: Generated<string | null>;
    };
  }
}
