import type { CheckComparison, CheckedResume } from '@waymark/contract/resumes/resume-check';
import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import type { Reading } from '../resume-reading/reading-gateway.ts';
import type { CheckedFile } from './check-commands.ts';
import { compareChecks } from './comparison-rules.ts';
import type { OwnResume } from './resume-queries.ts';

/** A checked resume for its owner, against an earlier version where one was asked for. */
export function presentCheckedResume(
  resume: OwnResume,
  { reading, check }: CheckedFile,
  other: { resume: OwnResume; file: CheckedFile } | undefined,
): CheckedResume {
  const before = other?.file.check ?? null;
  return {
    resume: { id: resume.id, name: resume.name, uploadedAt: resume.uploadedAt.toISOString() },
    sheet: presentReadSheet(reading, resume.extension),
    check,
    comparison:
      check && before && other
        ? presentComparison(other.resume, {
            score: before.score,
            sections: before.sections,
            ...compareChecks(before, check),
          })
        : null,
    comparisonProblem: other && !before ? (other.file.reading.failure?.message ?? null) : null,
  };
}

function presentComparison(
  { name, uploadedAt }: OwnResume,
  compared: Omit<CheckComparison, 'name' | 'uploadedAt'>,
): CheckComparison {
  return { name, uploadedAt: uploadedAt.toISOString(), ...compared };
}

/** The lines and places of a resume as it was read. */
function presentReadSheet({ resume, failure }: Reading, extension: string): ResumeSheet {
  if (resume) return { format: resume.format, pages: resume.pages, problem: null };
  const format = extension === 'doc' || extension === 'docx' ? extension : 'pdf';
  return { format, pages: [], problem: failure?.message ?? null };
}
