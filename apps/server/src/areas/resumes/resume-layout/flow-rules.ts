import type { FlowingDocument } from '../../../platform/documents/document.ts';
import { cleanText, closeSpacedLetters, withoutBullet, type Line } from './line-rules.ts';

const lineHeight = 1.2;
const indentOfItems = 18;

/** The paragraphs of a Word file as lines of one endless page. */
export function readFlowLines({ paragraphs }: FlowingDocument): Line[] {
  return paragraphs.flatMap((paragraph, at) => {
    const parts = paragraph.parts
      .map((part) => ({ ...part, text: cleanText(closeSpacedLetters(part.text)) }))
      .filter(({ text }) => text);
    const [first] = parts;
    if (!first) return [];
    const unmarked = withoutBullet(first.text);
    if (unmarked) first.text = unmarked;
    const isListItem = paragraph.isListItem || Boolean(unmarked);
    const size = Math.max(...parts.map((part) => part.size));
    return {
      id: `p1-${at + 1}`,
      page: 0,
      text: parts.map(({ text }) => text).join(' '),
      parts: parts.map((part, column) => ({ ...part, x: column, width: 1 })),
      area: null,
      size,
      bold: parts.every(({ bold }) => bold),
      italic: parts.every(({ italic }) => italic),
      isListItem,
      isLabelled: false,
      isHeading: paragraph.isHeading,
      gap: at === 0 ? Number.POSITIVE_INFINITY : lineHeight + paragraph.spaceAbove / (size || 12),
      indent: isListItem ? indentOfItems : 0,
      room: Number.POSITIVE_INFINITY,
    };
  });
}
