import type { PublicLook } from '@waymark/contract/office/look-choices';

/** The operator's style sheet in the head of a page; a draft's stands in the page itself. */
export function writeLookStyles({ styleSheet, inlineStyles }: PublicLook): string {
  if (inlineStyles !== undefined) return `<style>${inlineStyles}</style>`;
  return styleSheet === undefined ? '' : `<link rel="stylesheet" href="${styleSheet}"/>`;
}
