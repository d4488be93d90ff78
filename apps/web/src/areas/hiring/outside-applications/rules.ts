import type { OutsideStage } from '@waymark/contract/hiring/choices';
import type { OutsideApplication } from '@waymark/contract/hiring/outside-applications';

/** The typed form of a record; days as YYYY-MM-DD, empty for none. */
export interface OutsideDraft {
  title: string;
  company: string;
  link: string;
  appliedOn: string;
  stage: OutsideStage;
  note: string;
  remindOn: string;
}

/** The fields of a record, or of a new one that begins with what is known: applied for today. */
export function fieldsOf(start: OutsideApplication | Partial<OutsideDraft>, now: Date): OutsideDraft {
  const { title = '', company = '', link = '', note = '', stage = 'applied' } = start;
  return {
    title,
    company,
    link,
    note,
    stage,
    appliedOn: start.appliedOn ?? dayHere(now, 0),
    remindOn: start.remindOn ?? '',
  };
}

/** The day of the visitor's own calendar, some days from now, as YYYY-MM-DD. */
export function dayHere(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
