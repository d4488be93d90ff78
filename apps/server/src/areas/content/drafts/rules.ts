import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';

/** What moderators write and schedule. */
export type Draft = 'post' | 'issue';

/** How far ahead a draft can be scheduled. */
const scheduleDays = 730;

/** A time that has just passed counts as now. */
const pastToleranceSeconds = 60;

/** The time for which a draft is scheduled, null for now. Throws `invalid_input` for a past time. */
export function readMoment(draft: Draft, at: string | null, now: Date): Date | null {
  if (at === null) return null;
  const moment = new Date(at);
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  if (seconds < -pastToleranceSeconds) {
    const instead = draft === 'post' ? 'publish the post' : 'send the issue';
    throw invalidFields({ at: `This time has passed. Choose one to come, or ${instead} now.` });
  }
  if (seconds > scheduleDays * 86_400) {
    throw invalidFields({ at: 'Please choose a day within the next two years.' });
  }
  return seconds <= 0 ? null : moment;
}

export function savedElsewhere(draft: Draft): AppError {
  return new AppError(
    'conflict',
    msg`This ${draft} was saved in another window meanwhile. What you typed here is kept; load the page again to see the other text.`,
  );
}
