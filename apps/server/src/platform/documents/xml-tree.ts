import { DomUtils, type parseDocument } from 'htmlparser2';

export type Tree = ReturnType<typeof parseDocument>;
type Parent = Pick<Tree, 'children'>;
type Node = Tree['children'][number];
export type XmlElement = Extract<Node, { attribs: object }>;

export function elementsIn(parent: Parent): XmlElement[] {
  return parent.children.filter((child) => 'attribs' in child);
}

export function childrenNamed(parent: Parent | undefined, name: string): XmlElement[] {
  return parent ? elementsIn(parent).filter((child) => child.name === name) : [];
}

export function childNamed(parent: Parent | undefined, name: string): XmlElement | undefined {
  return childrenNamed(parent, name)[0];
}

export function descendantsNamed(parent: Parent, name: string): XmlElement[] {
  return DomUtils.getElementsByTagName(name, parent.children);
}

export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attribs[name];
}

export function textOf(element: XmlElement): string {
  return DomUtils.textContent(element);
}
