import type {
  Applicant,
  ApplicantCard,
  ApplicantNote,
  ApplicantState,
  ApplicationStage,
  BoardStage,
} from '@waymark/contract/hiring/applicants';
import { formatOf } from '../../resumes/resumes/presenter.ts';
import type { AnswerRow, ApplicantRow, EventRow, NoteRow, StateRow } from './queries.ts';
import type { Column, CardRow } from './board-queries.ts';
import { formatCursor, type StageRow } from './rules.ts';

export function presentStage({ id, kind, name, notifies, meaning }: StageRow): ApplicationStage {
  return { id, kind, name, notifies, meaning };
}

/** `newStageId`: the stage of applications that were never moved. */
export function presentState(row: StateRow, newStageId: string): ApplicantState {
  return {
    id: row.id,
    stageId: row.stage_id ?? newStageId,
    version: row.stage_version,
    movedAt: row.moved_at.toISOString(),
    movedBy: row.moved_by_name,
  };
}

export function presentCard(row: Omit<CardRow, 'sort_value'>, newStageId: string): ApplicantCard {
  return {
    id: row.id,
    stageId: row.stage_id ?? newStageId,
    version: row.stage_version,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    location: row.location,
    appliedAt: row.created_at.toISOString(),
    movedAt: row.moved_at.toISOString(),
    rating: row.rating,
    starred: row.starred,
    tags: row.tags,
    notes: row.notes,
    isKnockout: row.is_knockout,
    scorecards: row.scorecards,
  };
}

export function presentColumn({ stage, total, rows, next }: Column): BoardStage {
  return {
    ...presentStage(stage),
    total,
    applicants: rows.map((row) => ({ ...presentCard(row, stage.id), stageId: stage.id })),
    next: next && formatCursor(next),
  };
}

/** An applicant in full, for the member who reads it. */
export function presentApplicant(
  row: ApplicantRow,
  parts: { answers: AnswerRow[]; notes: NoteRow[]; events: EventRow[]; newStageId: string; readerId: string },
): Applicant {
  return {
    ...presentCard(row, parts.newStageId),
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    phone: row.phone,
    experienceLevel: row.experience_level,
    coverLetter: row.cover_letter,
    resumeName: row.resume_name,
    resumeFormat: formatOf(row.resume_extension),
    isChangeable: row.is_changeable,
    answers: parts.answers.map(({ is_knockout: isKnockout, ...answer }) => ({ ...answer, isKnockout })),
    writtenNotes: parts.notes.map((note) => presentNote(note, parts.readerId, row)),
    events: parts.events.map(presentEvent),
  };
}

export function presentNote(
  note: NoteRow,
  readerId: string,
  reader: { is_owner: boolean; is_changeable: boolean },
): ApplicantNote {
  return {
    id: note.id,
    text: note.text,
    createdAt: note.created_at.toISOString(),
    author: note.author,
    isRemovable: reader.is_owner || (reader.is_changeable && note.author_id === readerId),
  };
}

function presentEvent({ id, status, stage_name: stage, by, created_at: at }: EventRow) {
  return {
    id,
    kind: stage === null ? status : ('moved' as const),
    stage: stage ?? '',
    by,
    at: at.toISOString(),
  };
}
