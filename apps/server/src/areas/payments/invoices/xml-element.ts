import { escapeXml } from '../../../platform/xml/write-xml.ts';

/** A piece of XML that is written and escaped; empty for nothing. */
export type Xml = string & { readonly __xml: unique symbol };

type Content = string | number | readonly Xml[];

/** An element of the vocabulary `ram`; left out where its content is empty. */
export function ram(name: string, content: Content, attributes = ''): Xml {
  return element(`ram:${name}`, content, attributes);
}

export function element(name: string, content: Content, attributes = ''): Xml {
  const inside = Array.isArray(content) ? content.join('') : escapeXml(String(content));
  if (inside === '') return '' as Xml;
  return `<${name}${attributes && ` ${attributes}`}>${inside}</${name}>` as Xml;
}
