import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { understandResume } from '../../areas/resumes/resume-reading/rules.ts';
import type { Paragraph } from '../../platform/documents/document.ts';

const look = /^(?:(# )|(\*\*)|(- ))/;

/**
 * What is read of a Word file with these paragraphs: "# " begins a heading, "**" a bold line, "- " an item, and a tab
 * stands between the cells of a row.
 */
export function readFlow(rows: readonly string[]): ReadResume {
  const paragraphs = rows.map((row): Paragraph => {
    const [, heading, bold, item] = look.exec(row) ?? [];
    const [isHeading, isBold] = [heading !== undefined, heading !== undefined || bold !== undefined];
    return {
      parts: row
        .replace(look, '')
        .split('\t')
        .map((text) => ({
          text,
          spans: [{ text, bold: isBold, italic: false }],
          size: isHeading ? 14 : 11,
          bold: isBold,
          italic: false,
        })),
      isListItem: item !== undefined,
      isHeading,
      spaceAbove: isHeading ? 12 : 0,
    };
  });
  return understandResume({ format: 'docx', document: { kind: 'flowing', paragraphs, links: [] } });
}

/** The same below a name and its contact details. */
export function readSection(heading: string, rows: readonly string[]): ReadResume {
  return readFlow(['Jane Doe', 'jane.doe@example.com | +44 20 7946 0123', `# ${heading}`, ...rows]);
}
