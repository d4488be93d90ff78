import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { writeCalendar, type Appointment } from './rules.ts';

const appointment: Appointment = {
  method: 'PUBLISH',
  interviewId: '01a2226b-e071-76fe-9068-61550711a722',
  sequence: 1,
  startsAt: new Date('2027-03-28T09:00:00Z'),
  durationMinutes: 45,
  summary: 'Interview: Tram Driver',
  note: 'Bring: ID, licence; çà va? 😀',
  place: '12 Quay St, Bristol',
  videoUrl: 'https://meet.example/abc?pwd=1,2;3',
  pageUrl: 'https://board.example/jobs-applied-job?application=1',
  organizer: { name: 'Harbor & Pine', email: 'hello@board.example' },
  stamp: new Date('2026-11-28T13:51:07Z'),
};

/** The properties of the event by name, with folded lines joined and texts unescaped (RFC 5545, 3.1 and 3.3.11). */
function read(fields: Partial<Appointment> = {}): Map<string, string> {
  const written = writeCalendar(sayEnglish, { ...appointment, ...fields });
  expect(written.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  const lines = written.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return new Map(
    written
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([A-Z]+)[^:]*:(.*)$/u.exec(line) ?? [];
        const text = value.replaceAll(/\\([\\;,nN])/g, (_all, sign: string) =>
          /n/i.test(sign) ? '\n' : sign,
        );
        return [name, name === 'URL' ? value : text] as const;
      }),
  );
}

describe('[K-1] the calendar file of an interview', () => {
  test('has the video link as it is, and where Google and Outlook show it', () => {
    const event = read();
    expect(event.get('URL')).toBe('https://meet.example/abc?pwd=1,2;3');
    expect(event.get('LOCATION')).toBe('12 Quay St, Bristol');
    expect(event.get('DESCRIPTION')).toBe(
      [
        'Bring: ID, licence; çà va? 😀',
        'Video call: https://meet.example/abc?pwd=1,2;3',
        'https://board.example/jobs-applied-job?application=1',
      ].join('\n\n'),
    );
  });

  test('has the link for its place where there is no other', () => {
    const videoUrl = `https://teams.example/l/meetup-join/19%3ameeting_${'a,b;c'.repeat(30)}/0?ctx=%7b%22Tid%22%7d`;
    const event = read({ place: '', videoUrl });
    expect([event.get('URL'), event.get('LOCATION')]).toEqual([videoUrl, videoUrl]);
    expect(event.get('DESCRIPTION')).toContain(`Video call: ${videoUrl}`);
  });

  test('has no link where there is no call', () => {
    const event = read({ videoUrl: '' });
    expect(event.has('URL')).toBe(false);
    expect(event.get('DESCRIPTION')).not.toContain('Video call');
  });
});
