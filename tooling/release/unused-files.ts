/** Files of installed packages that nothing reads at run time: for browsers, compilers and people. */
const unused = [
  /\.(?:map|md|markdown|flow|tsbuildinfo)$/i,
  /\.[cm]?ts$/,
  // The same code once more, for script elements of a page and for old bundlers.
  /\.(?:umd|iife)\.(?:c?js)$/,
  // An engine that draws, which the reader of PDF files has no use for.
  /^@napi-rs\/canvas/,
  // Of a font with axes only those of weights are read.
  /^@fontsource-variable\/.*(?:-(?:full|opsz|standard|wdth)-normal|-italic)\.woff2$/,
  /^@fontsource-variable\/.*\.(?:css|scss)$/,
  /^docx\/dist\/.*\.cjs$/,
  /^pdfkit\/js\/pdfkit\.browser/,
  /^react-dom\/cjs\/react-dom-(?:profiling|test-utils|server-legacy|server\.(?:browser|bun|edge))/,
];

/** Packages that are fonts: of them only the faces that the sources name are read. */
const fontPackages = [
  'dejavu-fonts-ttf',
  '@expo-google-fonts/source-sans-3',
  '@expo-google-fonts/source-serif-4',
];
const fontFile = /\.(?:ttf|otf|png|jpg)$/;

/** Whether a release leaves a file out; `name` is its path below node_modules, `named` what the sources resolve. */
export function isUnused(name: string, named: ReadonlySet<string>): boolean {
  if (unused.some((pattern) => pattern.test(name))) return true;
  return (
    fontPackages.some((folder) => name.startsWith(`${folder}/`)) && fontFile.test(name) && !named.has(name)
  );
}

/** Files that sources resolve by name: `require.resolve('package/file')`. */
export function namedFiles(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/resolve\(\s*'([^']+)'/g)].map(([, name = '']) => name)),
  );
}
