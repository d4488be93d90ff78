import type { TextStyle } from './document.ts';
import {
  attribute,
  childNamed,
  childrenNamed,
  descendantsNamed,
  type Tree,
  type XmlElement,
} from './xml-tree.ts';

/** How a paragraph looks before its runs say otherwise. */
export interface ParagraphStyle extends TextStyle {
  caps: boolean;
  hidden: boolean;
  isListItem: boolean;
  isHeading: boolean;
  spaceAbove: number;
  spaceBelow: number;
}

export interface Styles {
  defaults: ParagraphStyle;
  byId: ReadonlyMap<string, ParagraphStyle>;
  /** Whether a list of this number and level shows a bullet or a number. */
  isMarked(listId: string, level: string): boolean;
}

const plain: ParagraphStyle = {
  size: 11,
  bold: false,
  italic: false,
  caps: false,
  hidden: false,
  isListItem: false,
  isHeading: false,
  spaceAbove: 0,
  spaceBelow: 0,
};

/** The styles of a Word file, each with what it is based on. */
export function readStyles(styles: Tree | undefined, numbering: Tree | undefined): Styles {
  const root = childNamed(styles, 'w:styles');
  const defaultsOf = childNamed(root, 'w:docDefaults');
  const lists = readLists(numbering);
  const isMarked = (listId: string, level: string) => lists.get(`${listId} ${level}`) ?? true;
  const defaults = {
    ...applyRun(plain, childNamed(childNamed(defaultsOf, 'w:rPrDefault'), 'w:rPr')),
    ...spacing(childNamed(childNamed(defaultsOf, 'w:pPrDefault'), 'w:pPr')),
  };
  const elements = new Map(
    childrenNamed(root, 'w:style').map((style) => [attribute(style, 'w:styleId') ?? '', style]),
  );
  const byId = new Map<string, ParagraphStyle>();
  for (const id of elements.keys()) resolve(id, { elements, byId, defaults, isMarked });
  return { defaults, byId, isMarked };
}

interface Resolving {
  elements: ReadonlyMap<string, XmlElement>;
  byId: Map<string, ParagraphStyle>;
  defaults: ParagraphStyle;
  isMarked: Styles['isMarked'];
}

function resolve(id: string, context: Resolving): ParagraphStyle {
  const known = context.byId.get(id);
  const element = context.elements.get(id);
  if (known || !element) return known ?? context.defaults;
  // A style that is based on itself ends here with the defaults.
  context.byId.set(id, context.defaults);
  const base = resolve(attribute(childNamed(element, 'w:basedOn'), 'w:val') ?? '', context);
  const name = attribute(childNamed(element, 'w:name'), 'w:val') ?? id;
  const paragraph = applyParagraph(base, childNamed(element, 'w:pPr'), context.isMarked);
  const style = {
    ...applyRun(paragraph, childNamed(element, 'w:rPr')),
    isHeading: paragraph.isHeading || /^(heading \d|title)$/i.test(name),
  };
  context.byId.set(id, style);
  return style;
}

export function applyParagraph(
  base: ParagraphStyle,
  properties: XmlElement | undefined,
  isMarked: Styles['isMarked'],
): ParagraphStyle {
  const list = childNamed(properties, 'w:numPr');
  const listId = attribute(childNamed(list, 'w:numId'), 'w:val');
  const level = attribute(childNamed(list, 'w:ilvl'), 'w:val') ?? '0';
  return {
    ...base,
    ...spacing(properties),
    ...(childNamed(properties, 'w:outlineLvl') && { isHeading: true }),
    ...(listId !== undefined && { isListItem: listId !== '0' && isMarked(listId, level) }),
  };
}

export function applyRun<T extends ParagraphStyle>(base: T, properties: XmlElement | undefined): T {
  if (!properties) return base;
  const size = Number(attribute(childNamed(properties, 'w:sz'), 'w:val')) / 2;
  return {
    ...base,
    size: size > 0 ? size : base.size,
    bold: toggled(properties, 'w:b') ?? base.bold,
    italic: toggled(properties, 'w:i') ?? base.italic,
    caps: toggled(properties, 'w:caps') ?? toggled(properties, 'w:smallCaps') ?? base.caps,
    hidden: toggled(properties, 'w:vanish') ?? base.hidden,
  };
}

function toggled(properties: XmlElement, name: string): boolean | undefined {
  const element = childNamed(properties, name);
  return element && !['0', 'false', 'off'].includes(attribute(element, 'w:val') ?? '');
}

function spacing(properties: XmlElement | undefined): { spaceAbove?: number; spaceBelow?: number } {
  const element = childNamed(properties, 'w:spacing');
  // Twentieths of a point.
  const points = (name: string) => Number(attribute(element, name) ?? Number.NaN) / 20;
  const [above, below] = [points('w:before'), points('w:after')];
  return { ...(above >= 0 && { spaceAbove: above }), ...(below >= 0 && { spaceBelow: below }) };
}

function readLists(numbering: Tree | undefined): Map<string, boolean> {
  const root = childNamed(numbering, 'w:numbering');
  const abstract = new Map(
    childrenNamed(root, 'w:abstractNum').map((list) => [attribute(list, 'w:abstractNumId'), list]),
  );
  const marked = new Map<string, boolean>();
  for (const list of childrenNamed(root, 'w:num')) {
    const definition = abstract.get(attribute(childNamed(list, 'w:abstractNumId'), 'w:val'));
    for (const level of definition ? descendantsNamed(definition, 'w:lvl') : []) {
      const format = attribute(childNamed(level, 'w:numFmt'), 'w:val');
      marked.set(`${attribute(list, 'w:numId')} ${attribute(level, 'w:ilvl')}`, format !== 'none');
    }
  }
  return marked;
}
