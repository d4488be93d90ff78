import { escapeXml } from '../../../platform/xml/write-xml.ts';

/** A piece of XML that is written and escaped; empty for nothing. */
export interface Xml {
  readonly xml: string;
}

type Content = string | number | readonly Xml[];

/** An element of the vocabulary `ram`; left out where its content is empty. */
export function ram(name: string, content: Content, attributes = ''): Xml {
  return element(`ram:${name}`, content, attributes);
}

export function element(name: string, content: Content, attributes = ''): Xml {
  const inside =
    typeof content === 'object' ? content.map(({ xml }) => xml).join('') : escapeXml(String(content));
  if (inside === '') return { xml: '' };
  return { xml: `<${name}${attributes && ` ${attributes}`}>${inside}</${name}>` };
}

/** An element that the schema asks for although it is empty. */
export const emptyRam = (name: string): Xml => ({ xml: `<ram:${name}/>` });
