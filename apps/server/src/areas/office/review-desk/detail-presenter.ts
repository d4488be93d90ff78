import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import type { DeskReview, DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { compareSheets } from '../../resumes/resume-review/content-rules.ts';
import type { WrittenReview } from './detail-queries.ts';
import { beginReview, placeFindings, type Prefill } from './prefill-rules.ts';

interface DetailParts {
  review: DeskReview;
  written: WrittenReview;
  sheet: ResumeSheet;
  previousSheet: ResumeSheet | null;
  check: ResumeCheck | null;
  prefill: Prefill;
}

/** A request with all that its reviewer works with. */
export function presentDetail({
  review,
  written,
  sheet,
  previousSheet,
  check,
  prefill,
}: DetailParts): DeskReviewDetail {
  const { previous, fields, version } = written;
  return {
    ...review,
    fields: fields ?? beginReview(prefill),
    prefill,
    version,
    sheet,
    changes: compareSheets(previousSheet, sheet),
    check: check && {
      score: check.score,
      isEnglish: check.isEnglish,
      findings: placeFindings(check.findings, sheet),
    },
    previous: previous && { publishedAt: previous.publishedAt.toISOString(), fields: previous.fields },
  };
}
