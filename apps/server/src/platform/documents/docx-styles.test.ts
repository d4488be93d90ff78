import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { applyParagraph, type ParagraphStyle } from './docx-styles.ts';
import { elementsIn } from './xml-tree.ts';

const listed: ParagraphStyle = {
  size: 11,
  bold: false,
  italic: false,
  caps: false,
  hidden: false,
  isListItem: true,
  isHeading: false,
  spaceAbove: 0,
  spaceBelow: 0,
};

// A paragraph of a style with bullets takes them away by the list 0.
test.each([
  ['', true, true],
  ['<w:numId w:val="0"/>', true, false],
  ['<w:numId w:val="7"/>', true, true],
  ['<w:numId w:val="7"/>', false, false],
])(
  '[C-6] a paragraph of a list with %j, whose level has a mark: %s, is an item: %s',
  (list, marked, item) => {
    const xml = `<w:pPr><w:numPr>${list}</w:numPr></w:pPr>`;
    const [properties] = elementsIn(parseDocument(xml, { xmlMode: true }));
    expect(applyParagraph(listed, properties, () => marked).isListItem).toBe(item);
  },
);
