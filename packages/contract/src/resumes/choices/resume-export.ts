/** The choices for exporting a resume, without schemas, so that pages load no validator. */

export const resumeTemplates = [
  { value: 'classic', label: 'Classic', hint: 'One column in a serif, the name in the middle' },
  { value: 'modern', label: 'Modern', hint: 'A rail at the side for contact, skills and languages' },
  { value: 'compact', label: 'Compact', hint: 'Small type and short lines: much on one page' },
] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number]['value'];

/** All are readable on white and on the tinted rail: contrast of at least 4.5 to 1 (WCAG AA). */
export const resumeAccents = [
  { value: 'ink', label: 'Ink', color: '#22303a' },
  { value: 'forest', label: 'Forest', color: '#1d5c45' },
  { value: 'navy', label: 'Navy', color: '#1f4e8c' },
  { value: 'teal', label: 'Teal', color: '#0f5f6b' },
  { value: 'plum', label: 'Plum', color: '#6b2d6b' },
  { value: 'brick', label: 'Brick', color: '#9a3412' },
] as const;
export type ResumeAccent = (typeof resumeAccents)[number]['value'];

export const paperSizes = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
] as const;
export type PaperSize = (typeof paperSizes)[number]['value'];

export const exportFormats = ['pdf', 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The printed sections in their default order. */
export const printedSections = [
  { value: 'summary', label: 'Summary' },
  { value: 'work', label: 'Experience' },
  { value: 'education', label: 'Education' },
  { value: 'skills', label: 'Skills' },
  { value: 'projects', label: 'Projects' },
  { value: 'languages', label: 'Languages' },
  { value: 'certificates', label: 'Certifications' },
  { value: 'awards', label: 'Awards' },
  { value: 'publications', label: 'Publications' },
  { value: 'volunteer', label: 'Volunteering' },
  { value: 'interests', label: 'Interests' },
  { value: 'references', label: 'References' },
] as const;
export type PrintedSection = (typeof printedSections)[number]['value'];
export const printedSectionKeys = printedSections.map(({ value }) => value);

/** A resume with more pages is not printed, because it would not be read. */
export const exportPagesLimit = 10;

export const resumeImportLimits = {
  /** For a file of any kind. */
  bytes: 5 * 1024 * 1024,
  /** For a JSON Resume, which is text only. */
  jsonBytes: 1024 * 1024,
  depth: 12,
} as const;
