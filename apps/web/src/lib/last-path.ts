let last: string | undefined;

/** Called once a page is there: the parts of that page still read the one before. */
export function rememberPath(path: string): void {
  last = path;
}

/** The path that a visitor was on before this page; undefined where it is the first one here. */
export function readLastPath(): string | undefined {
  return last;
}
