import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';

/** What moderators write and schedule. */
export type Draft = 'post' | 'issue';

const passed: Record<Draft, string> = {
  post: msg`This time has passed. Choose a later one, or publish the post now.`,
  issue: msg`This time has passed. Choose a later one, or send the issue now.`,
};

const elsewhere: Record<Draft, string> = {
  post: msg`This post was just saved in another window. What you typed here is kept; load the page again to see the other text.`,
  issue: msg`This issue was just saved in another window. What you typed here is kept; load the page again to see the other text.`,
};

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
    throw invalidFields({ at: passed[draft] });
  }
  if (seconds > scheduleDays * 86_400) {
    throw invalidFields({ at: msg`Please choose a day within the next two years.` });
  }
  return seconds <= 0 ? null : moment;
}

export function savedElsewhere(draft: Draft): AppError {
  return new AppError('conflict', elsewhere[draft]);
}
