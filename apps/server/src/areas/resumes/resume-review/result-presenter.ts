import type { PublishedFields, ResumeSheet, ReviewResult } from '@waymark/contract/resumes/resume-review';
import { compareSheets } from './content-rules.ts';
import { secondRoundEnd } from './time-rules.ts';
import { unreadSheet } from '../resume-reading/sheet-presenter.ts';

export interface ResultRow {
  name: string;
  extension: string;
  round: number;
  sheet: ResumeSheet | null;
  first_name: string;
  last_name: string;
  fields: PublishedFields;
  published_at: Date;
  /** The first time. */
  first_published_at: Date | null;
  reviewer_first_name: string | null;
  reviewer_last_name: string | null;
  previous_sheet: ResumeSheet | null;
  previous_fields: PublishedFields | null;
}

/** A published review for whoever has its link. */
export function presentResult(row: ResultRow): ReviewResult {
  return {
    candidate: `${row.first_name} ${row.last_name}`,
    reviewer: reviewerName(row.reviewer_first_name, row.reviewer_last_name),
    resumeName: row.name,
    round: row.round,
    publishedAt: row.published_at.toISOString(),
    secondRoundUntil: secondRoundEnd(row.round, row.first_published_at)?.toISOString() ?? null,
    fields: row.fields,
    sheet: row.sheet ?? unreadSheet(row.extension, 'The lines of this resume could not be read.'),
    changes: compareSheets(row.previous_sheet, row.sheet),
    previousScores:
      row.previous_fields &&
      Object.fromEntries(
        Object.entries(row.previous_fields.sections).map(([name, { score }]) => [name, score]),
      ),
  };
}

/** Null for a reviewer who has left. */
export function reviewerName(firstName: string | null, lastName: string | null): string | null {
  return firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim();
}
