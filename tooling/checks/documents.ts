import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGES = 'docs/architecture';
const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'];
/** Where a path may begin that a document writes shorter. */
const STARTS = ['.', 'apps/server/src', 'apps/server', 'apps/web/src'];

/** Paths in the documents that do not exist: a folder, a file, a linked page, or a file's name alone among `names`. */
export function checkDocuments(root: string, names: ReadonlySet<string>): string[] {
  const exists = (name: string) =>
    names.has(name) || STARTS.some((start) => existsSync(path.join(root, start, name)));
  const pages = readdirSync(path.join(root, PAGES)).map((name) => `${PAGES}/${name}`);
  return [...DOCUMENTS, ...pages].flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8');
    const linked = [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, name = '']) => name);
    return [
      ...pathsIn(text).filter((name) => !exists(name)),
      ...linked.filter((name) => !existsSync(path.join(root, path.dirname(document), name))),
    ].map((name) => `${document} names ${name}, which does not exist.`);
  });
}

/** Text between backticks that looks like a path of the sources; placeholders and commands do not. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  return quoted.filter((name) => /^[\w-]+(\/[\w.-]+)+$|^[\w-]+\.(ts|tsx|mjs|css)$/.test(name));
}
