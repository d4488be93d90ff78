import type { ImportedSection } from '@waymark/contract/resumes/resume-export/exports';
import type { SectionChange } from '@waymark/contract/resumes/resume-profile';
import { callApi } from '../../../../lib/api-client.ts';

/** Writes sections of a file into My Resume over what was shown beside them: all of them or none. */
export async function acceptSections(accepted: readonly ImportedSection[]): Promise<void> {
  // The server made each value for its section, and checks it once more.
  const sections = accepted.map(
    ({ section, version, value }) => ({ section, version, value }) as SectionChange,
  );
  if (sections.length > 0) await callApi('PUT /resume-profile', { body: { sections } });
}
