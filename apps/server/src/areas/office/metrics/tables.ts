import type { Generated } from 'kysely';
import type { CountedFigure } from './constants.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    figure_days: {
      /** YYYY-MM-DD, in UTC. */
      day: string;
      figure: CountedFigure;
      count: number;
      counted_at: Generated<Date>;
    };
  }
}
