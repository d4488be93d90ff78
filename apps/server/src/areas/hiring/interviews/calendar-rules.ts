import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { board } from '../../../platform/board/board.ts';

export interface Appointment {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  interviewId: string;
  /** Grows with each change that calendars are told of. */
  sequence: number;
  startsAt: Date;
  durationMinutes: number;
  summary: string;
  description: string;
  place: string;
  videoUrl: string;
  /** As whom the product writes. */
  organizer: { name: string; email: string };
  /** Whose calendar it is for; a file that somebody downloads names nobody. */
  attendee?: string;
  stamp: Date;
}

/**
 * An interview as iCalendar (RFC 5545); its UID stays the same for good. Times are in UTC: calendars show their own.
 */
export function writeCalendar(appointment: Appointment): string {
  const { method, interviewId, sequence, startsAt, durationMinutes, videoUrl, attendee } = appointment;
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: board.settings.name, product: 'Interviews', language: 'EN' },
  });
  calendar.createEvent({
    id: `${interviewId}@waymark`,
    sequence,
    stamp: appointment.stamp,
    start: startsAt,
    end: new Date(startsAt.getTime() + durationMinutes * 60_000),
    summary: appointment.summary,
    description: appointment.description,
    location: appointment.place || videoUrl,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: appointment.organizer,
    ...(videoUrl && { url: videoUrl }),
    ...(attendee && { attendees: [{ email: attendee, rsvp: false }] }),
  });
  return calendar.toString();
}
