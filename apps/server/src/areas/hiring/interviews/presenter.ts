import type { Interview } from '@waymark/contract/hiring/interviews';
import type { InterviewStatus } from '@waymark/contract/hiring/choices/interviews';

export interface InterviewRow {
  id: string;
  application_id: string;
  status: InterviewStatus;
  answer: string;
  duration_minutes: number;
  time_zone: string;
  place: string;
  video_url: string;
  note: string;
}

export interface SlotRow {
  id: string;
  starts_at: Date;
  taken_by: string | null;
}

/** An interview with its times, as both sides see it. Who took another time is nobody's to know. */
export function presentInterview(row: InterviewRow, slots: readonly SlotRow[], now: Date): Interview {
  const chosen = slots.find((slot) => slot.taken_by === row.id);
  return {
    id: row.id,
    applicationId: row.application_id,
    status: row.status,
    slots: slots.map((slot) => ({
      id: slot.id,
      startsAt: slot.starts_at.toISOString(),
      isGone: slot.starts_at <= now || (slot.taken_by !== null && slot.taken_by !== row.id),
    })),
    startsAt: chosen?.starts_at.toISOString() ?? null,
    durationMinutes: row.duration_minutes,
    timeZone: row.time_zone,
    place: row.place,
    videoUrl: row.video_url,
    note: row.note,
    answer: row.answer,
  };
}
