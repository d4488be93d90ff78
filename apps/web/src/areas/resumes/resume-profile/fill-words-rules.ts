import { resumeSectionLabels } from '@waymark/contract/resumes/choices/resume-profile';
import { plural } from '@waymark/contract/text/format-count';
import type { Additions } from './fill-rules.ts';

/** "Added: 2 in Employment, 5 in Key Skills. 1 value that would change what you typed was not taken." */
export function describeAdditions({ counts, left }: Additions): string {
  const added = [...counts].map(([section, count]) => `${count} in ${resumeSectionLabels[section]}`);
  const { changes, dates } = left;
  return [
    `Added: ${added.join(', ')}.`,
    changes > 0 && `${plural(changes, 'value')} that would change what you typed stayed out.`,
    dates > 0 && `${plural(dates, 'date')} that can mean two things stayed out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
