import { parseDocument } from 'htmlparser2';
import { UnreadableDocument, type DocumentLink, type FlowingDocument } from './document.ts';
import { readParagraphs } from './docx-paragraphs.ts';
import { readStyles } from './docx-styles.ts';
import { ShallowTokenizer } from '../html/shallow-tokenizer.ts';
import { readArchive } from './read-archive.ts';
import { attribute, childrenNamed, descendantsNamed, type Tree } from './xml-tree.ts';

/** A resume's text takes a few hundred kilobytes; what is larger is no resume. */
const mostPartBytes = 8 * 1024 * 1024;
const mostEntries = 2000;
const parserOptions = { xmlMode: true, Tokenizer: ShallowTokenizer };

/** Where text lies, in the order in which it is read; macros, pictures and embedded files are never opened. */
const textParts = [/^word\/header\d*\.xml$/, /^word\/document\d*\.xml$/, /^word\/footer\d*\.xml$/];
const otherParts = /^word\/(styles|numbering|_rels\/[a-z]+\d*\.xml)\.(xml|rels)$/;

/** Paragraphs of a Word file. Throws `UnreadableDocument`, and whatever a broken archive makes the reader throw. */
export async function readDocx(bytes: Buffer): Promise<FlowingDocument> {
  const parts = await readParts(bytes);
  const names = textParts.flatMap((pattern) => [...parts.keys()].filter((name) => pattern.test(name)).sort());
  if (!names.some((name) => name.includes('document'))) throw new UnreadableDocument('unsupported');
  const styles = readStyles(parts.get('word/styles.xml'), parts.get('word/numbering.xml'));
  const paragraphs = names.flatMap((name) => readParagraphs(parts.get(name) as Tree, styles));
  return { kind: 'flowing', paragraphs, links: names.flatMap((name) => linksOf(parts, name)) };
}

async function readParts(bytes: Buffer): Promise<Map<string, Tree>> {
  const isWanted = (name: string) => [...textParts, otherParts].some((pattern) => pattern.test(name));
  const files = await readArchive(bytes, { entries: mostEntries, bytes: mostPartBytes, isWanted });
  // A document type is skipped: entities other than XML's own five stay as they are written.
  return new Map([...files].map(([name, xml]) => [name, parseDocument(decode(xml), parserOptions)]));
}

function decode(xml: Buffer): string {
  const isWide = (xml[0] === 0xff && xml[1] === 0xfe) || xml[1] === 0;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(xml);
}

/** What the part's relations name as outside, and the text refers to. */
function linksOf(parts: Map<string, Tree>, name: string): DocumentLink[] {
  const part = parts.get(name);
  const relations = parts.get(name.replace('word/', 'word/_rels/').concat('.rels'));
  if (!part || !relations) return [];
  const used = new Set(descendantsNamed(part, 'w:hyperlink').map((link) => attribute(link, 'r:id')));
  return childrenNamed(relations, 'Relationships')
    .flatMap((list) => childrenNamed(list, 'Relationship'))
    .filter(
      (relation) => attribute(relation, 'TargetMode') === 'External' && used.has(attribute(relation, 'Id')),
    )
    .map((relation) => ({ url: attribute(relation, 'Target') ?? '', area: null }));
}
