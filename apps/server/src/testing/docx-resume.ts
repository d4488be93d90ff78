import { docxEntries, zipBytes } from './resume-files.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word document that says this, a paragraph a line. */
export function docxResume(lines: readonly string[]): Buffer {
  const content = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${lines.map(paragraph).join('')}</w:body></w:document>`;
  return zipBytes(
    docxEntries.map((entry) => (entry.name === 'word/document.xml' ? { ...entry, content } : entry)),
  );
}
