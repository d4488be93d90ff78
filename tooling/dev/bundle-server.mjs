import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';

/*
 * Puts the server's code into a few files: two thousand modules, each found, read and linked by itself, are half of a
 * start. What a module finds beside its own source it finds there still, threads included: only code is put together.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'apps/server/build');

/** Packages that look for files beside their source. */
const external = [
  /^node:(?!http$)/,
  /^(?:@electric-sql\/pglite|@fastify\/swagger|@fastify\/swagger-ui|@takumi-rs\/core|harfbuzzjs|pdfkit|pino|pino-pretty|sharp|thread-stream|undici)(?:\/|$)/,
];

const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { code: /import\.meta\b|\b__(?:dir|file)name\b/ },
    handler(code, id) {
      if (id.includes('/node_modules/'))
        throw new Error(
          `${path.relative(root, id)} looks for files beside it: its package has to stay external.`,
        );
      const place = JSON.stringify(path.relative(folder, id));
      return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`) };
    },
  },
};

/** The text of `String.raw`, which the writer of the code may not change: each such letter as a value put into it. */
const keepAscii = {
  name: 'keep-ascii',
  renderChunk(code) {
    const letters = [];
    const inRaw = ({ tag, quasi }) => {
      if (code.slice(tag.start, tag.end) !== 'String.raw') return;
      for (const { start, end } of quasi.quasis)
        for (const { index } of code.slice(start, end).matchAll(/(?<!\\)[\u0080-\uFFFF]/g))
          letters.push(start + index);
    };
    new Visitor({ TaggedTemplateExpression: inRaw }).visit(parseSync('chunk.js', code).program);
    const escaped = (at) => `\${'\\u${code.charCodeAt(at).toString(16).padStart(4, '0')}'}`;
    const parts = [0, ...letters.map((at) => at + 1)].map(
      (from, nth) => code.slice(from, letters[nth]) + (nth < letters.length ? escaped(letters[nth]) : ''),
    );
    return { code: parts.join('') };
  },
};

/** As an import, it has all that it exports looked at, which loads the client behind `fetch`: a twentieth of a start. */
const http = {
  name: 'http',
  resolveId: (id, _importer, { kind }) =>
    id === 'node:http' && kind === 'import-statement' ? { id: '\0node:http', external: false } : undefined,
  load(id) {
    if (id !== '\0node:http') return undefined;
    const names = ['Agent', 'STATUS_CODES', 'ServerResponse', 'createServer', 'get', 'request'];
    return `const http = process.getBuiltinModule('node:http');
      export const { ${names.join()} } = http;
      export default http;`;
  },
};

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: root,
  input: { main: 'apps/server/main.ts', worker: 'apps/server/worker.ts' },
  platform: 'node',
  external,
  logLevel: 'warn',
  plugins: [http, keepPlaces, keepAscii],
});
// All in one folder: what is found is found from there.
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  // One letter beyond ASCII has Node hold a whole file in two bytes a letter, and comments it holds too.
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
});
