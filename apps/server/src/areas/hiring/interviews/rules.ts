import type { Say } from '@waymark/contract/text/say';
import type { InterviewStatus } from '@waymark/contract/hiring/choices';
import { nameZone } from '@waymark/contract/text/format-zone';
import { formatAppointment } from '@waymark/contract/text/format-moment';
import type { Locale } from '@waymark/contract/text/locales';
import { msg, plural, type Message } from '@waymark/contract/text/message';
import ical, { foldLines, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';

/** How often the times of one interview change in all: each change is mailed to both sides. */
const maxChanges = 30;

export interface Appointment {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  interviewId: string;
  /** Grows with each change that calendars receive. */
  sequence: number;
  startsAt: Date;
  durationMinutes: number;
  summary: Message;
  note: string;
  place: string;
  videoUrl: string;
  /** Of the interview on the board. */
  pageUrl: string;
  /** As whom the product writes. */
  organizer: { name: string; email: string };
  /** Missing for a downloaded file. */
  attendee?: string;
  stamp: Date;
}

/**
 * An interview as iCalendar (RFC 5545) with a constant UID. Times are in UTC: calendars convert them. The address of the
 * call is in the description too: Google and Outlook show no URL.
 */
export function writeCalendar(say: Say, appointment: Appointment): string {
  const { method, interviewId, sequence, startsAt, durationMinutes, attendee } = appointment;
  const { note, place, videoUrl, pageUrl } = appointment;
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: board.settings.name, product: 'Interviews', language: say.language.toUpperCase() },
  });
  calendar.createEvent({
    id: `${interviewId}@waymark`,
    sequence,
    stamp: appointment.stamp,
    start: startsAt,
    end: new Date(startsAt.getTime() + durationMinutes * 60_000),
    summary: say(appointment.summary),
    description: [note, videoUrl && say`Video call: ${videoUrl}`, pageUrl].filter(Boolean).join('\n\n'),
    location: place || videoUrl,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: appointment.organizer,
    ...(attendee && { attendees: [{ email: attendee, rsvp: false }] }),
  });
  // The library would escape commas in it, as in a text: readers take the backslashes for a part of the address.
  const url = videoUrl && `${foldLines(`URL:${videoUrl}`)}\r\n`;
  return `${calendar.toString().replace('END:VEVENT\r\n', (end) => url + end)}\r\n`;
}

/** A time in a time zone: "Tuesday, 24 November 2026, 14:30 GMT (London time)". */
export function formatTime(startsAt: Date, timeZone: string, language: Locale): string {
  const time = formatAppointment(startsAt, { timeZone, weekday: 'long' }, language);
  return `${time} (${nameZone(timeZone, language)})`;
}

/** Place and duration, as lines of a mail. */
export function describeRound(round: {
  durationMinutes: number;
  place: string;
  videoUrl: string;
  note: string;
}): Message[] {
  return [
    msg`It takes ${plural(round.durationMinutes, 'minute')}.`,
    ...(round.place ? [msg`Place: ${round.place}`] : []),
    ...(round.videoUrl ? [msg`Video call: ${round.videoUrl}`] : []),
    ...round.note.split(/\s*\n\s*/u).filter(Boolean),
  ];
}

/** Requires times in the future. Throws `invalid_input`. */
export function requireAhead(startsAt: readonly string[], now: Date): void {
  if (startsAt.every((time) => new Date(time) > now)) return;
  const message = msg`One of the times is over already.`;
  throw new AppError('invalid_input', message, { fields: { startsAt: message } });
}

/** Requires an interview that can be answered. Throws `conflict`. */
export function requireAnswerable(status: InterviewStatus): void {
  if (status === 'cancelled') throw new AppError('conflict', msg`This interview was cancelled.`);
  if (status === 'declined') {
    throw new AppError(
      'conflict',
      msg`You have declined this interview. Write a message if you have changed your mind.`,
    );
  }
}

/** Limits the changes of an interview; it can still end. Throws `conflict`. */
export function requireFewChanges(sequence: number): void {
  if (sequence < maxChanges) return;
  throw new AppError(
    'conflict',
    msg`This interview has gone to and fro too many times. Please write a message instead.`,
  );
}

/** Requires an interview that has not ended. Throws `conflict`. */
export function requireChangeable(status: InterviewStatus): void {
  if (status === 'cancelled') throw new AppError('conflict', msg`This interview was cancelled already.`);
  if (status === 'declined') {
    throw new AppError('conflict', msg`The candidate has declined this interview. Offer new times instead.`);
  }
}
