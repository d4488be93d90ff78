import type { ResumeTemplate } from '@waymark/contract/resumes/choices';

export const ink = '#1b2126';
export const muted = '#4f5a63';
export const paperWhite = '#ffffff';
/** The background of the rail; every accent colour is readable on it. */
export const railTint = '#f1f4f2';

interface Type {
  size: number;
  lineHeight: number;
}

/** The sizes of a template. */
export interface TemplateStyle {
  family: 'serif' | 'sans';
  margin: number;
  top: number;
  foot: number;
  align: 'left' | 'center';
  name: Type;
  headline: Type;
  contact: Type;
  heading: Type & { above: number; isUpperCase: boolean; hasRule: boolean };
  entry: Type & { above: number };
  text: Type & { above: number };
  indent: number;
  /** Puts title and organization on one line if they fit. */
  isOneLine: boolean;
}

export const templateStyles: Record<ResumeTemplate, TemplateStyle> = {
  classic: {
    family: 'serif',
    margin: 58,
    top: 54,
    foot: 54,
    align: 'center',
    name: { size: 25, lineHeight: 31 },
    headline: { size: 12, lineHeight: 17 },
    contact: { size: 9.5, lineHeight: 14 },
    heading: { size: 13, lineHeight: 17, above: 15, isUpperCase: false, hasRule: true },
    entry: { size: 10.5, lineHeight: 14.5, above: 9 },
    text: { size: 10.2, lineHeight: 14.2, above: 2.5 },
    indent: 12,
    isOneLine: false,
  },
  modern: {
    family: 'sans',
    margin: 46,
    top: 52,
    foot: 50,
    align: 'left',
    name: { size: 28, lineHeight: 33 },
    headline: { size: 13, lineHeight: 18 },
    contact: { size: 9.4, lineHeight: 13 },
    heading: { size: 13, lineHeight: 17, above: 17, isUpperCase: false, hasRule: false },
    entry: { size: 10.6, lineHeight: 14.4, above: 9 },
    text: { size: 10, lineHeight: 14, above: 2.5 },
    indent: 11,
    isOneLine: false,
  },
  compact: {
    family: 'sans',
    margin: 44,
    top: 40,
    foot: 40,
    align: 'left',
    name: { size: 20, lineHeight: 24 },
    headline: { size: 10.5, lineHeight: 14 },
    contact: { size: 8.8, lineHeight: 12 },
    heading: { size: 9.8, lineHeight: 13, above: 9, isUpperCase: true, hasRule: true },
    entry: { size: 9.4, lineHeight: 12.2, above: 5 },
    text: { size: 9.2, lineHeight: 12, above: 1 },
    indent: 10,
    isOneLine: true,
  },
};

export const rail = { width: 196, inset: 26, gap: 24 } as const;
