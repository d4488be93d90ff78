import { fileURLToPath } from 'node:url';
import { constants, brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { startProduct } from '../harness/measured-process.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { publicPages } from '../seed/public-pages.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const web = fileURLToPath(new URL('../../apps/web', import.meta.url));

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|@react-router\/[^/]+|cookie|set-cookie-parser)\//;

const budgetKb = 80;
const oursBudgetKb = 20;
const filesBudget = 8;
/** Of a page that waits for a touch, before it: its script, and all that it brings. */
const firstBudgetKb = 13;
const wholeBudgetKb = 130;

/**
 * The JavaScript that a public page brings, in brotli: before a touch, where it waits for one, and in all, and how much
 * of that is not the framework's.
 */
export const bytes: Scenario = {
  name: 'bytes',
  async run(options) {
    const origins = await attributeChunks();
    const product = await startProduct(await seededDirectory(options));
    const figures: Figure[] = [];
    for (const path of await publicPages(product.baseUrl)) {
      figures.push(...(await weigh(product.baseUrl, path, origins)));
    }
    await product.stop();
    return figures;
  },
};

async function weigh(
  baseUrl: string,
  path: string,
  origins: ReadonlyMap<string, Record<Origin, number>>,
): Promise<Figure[]> {
  const html = await (await fetch(baseUrl + path)).text();
  const sizes = { framework: 0, library: 0, own: 0 };
  const first = firstOf(html);
  const files = new Set([...first, ...scriptsOf(html)]);
  let before = 0;
  for (const file of files) {
    const size = await sizeOf(baseUrl + file);
    if (first.includes(file)) before += size;
    const shares = sharesOf(file, origins);
    for (const origin of ['framework', 'library', 'own'] as const) sizes[origin] += size * shares[origin];
  }
  const all = sizes.framework + sizes.library + sizes.own;
  const ours = sizes.library + sizes.own;
  const name = path.split('?')[0];
  const brought = compressedSize(Buffer.from(html)) + before + (await sizeOfFonts(baseUrl, html));
  return [
    ...(first.length > 0 ? describeFirst(before, brought, name) : []),
    ...describeWhole(sizes, { all, ours, files: files.size }, name),
  ];
}

function describeFirst(before: number, brought: number, name: string | undefined): Figure[] {
  return [
    {
      what: `JavaScript of ${name} before a touch, brotli`,
      measured: `${kb(before)} KB`,
      budget: `${firstBudgetKb} KB`,
      within: before <= firstBudgetKb * 1024,
    },
    {
      what: '  with its HTML and fonts',
      measured: `${kb(brought)} KB`,
      budget: `${wholeBudgetKb} KB`,
      within: brought <= wholeBudgetKb * 1024,
    },
  ];
}

const kb = (size: number) => (size / 1024).toFixed(1);

function describeWhole(
  sizes: Record<Origin, number>,
  { all, ours, files }: { all: number; ours: number; files: number },
  name: string | undefined,
): Figure[] {
  return [
    {
      what: `JavaScript of ${name}, brotli`,
      measured: `${kb(all)} KB`,
      budget: `${budgetKb} KB`,
      limit: `react and router ${kb(sizes.framework)} KB`,
      ratio: all / sizes.framework,
      within: all <= budgetKb * 1024,
    },
    {
      what: `  of it ours`,
      measured: `${kb(ours)} KB (written here ${kb(sizes.own)}, libraries ${kb(sizes.library)})`,
      budget: `${oursBudgetKb} KB`,
      within: ours <= oursBudgetKb * 1024,
    },
    {
      what: `  in files`,
      measured: String(files),
      budget: String(filesBudget),
      within: files <= filesBudget,
    },
  ];
}

function sharesOf(
  file: string,
  origins: ReadonlyMap<string, Record<Origin, number>>,
): Record<Origin, number> {
  const name = file.split('/').at(-1) ?? '';
  const shares = origins.get(name);
  if (shares) return shares;
  // The router's list of routes is written beside the chunks, after them.
  if (name.startsWith('manifest-')) return { framework: 0, library: 0, own: 1 };
  throw new Error(`${name} is not made of the present sources: run "npm run build" first.`);
}

/** What runs before a touch on a page that waits for one. */
const firstOf = (html: string): string[] => /\bdata-first="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];

const sizeOf = async (address: string) =>
  compressedSize(Buffer.from(await (await fetch(address)).arrayBuffer()));

/** Those that the head asks for; they are compressed already. */
async function sizeOfFonts(baseUrl: string, html: string): Promise<number> {
  let size = 0;
  for (const [, file = ''] of html.matchAll(/<link[^>]*\bhref="([^"]+\.woff2)"/g)) {
    size += (await (await fetch(baseUrl + file)).arrayBuffer()).byteLength;
  }
  return size;
}

/** Everything a browser loads before the page works: scripts, preloaded modules and what inline modules import. */
function scriptsOf(html: string): Set<string> {
  const tags = html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"/g);
  const imports = html.matchAll(/\bimport\s*(?:[^"';]*?from\s*)?"([^"]+\.js)"/g);
  // What waits for the first paint, by name.
  const waiting = /\bdata-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const named = [...tags, ...imports].map((match) => match[1] ?? '');
  return new Set([...named, ...waiting.filter((file) => file.endsWith('.js'))]);
}

function compressedSize(code: Buffer): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** React and the router; other packages; what is written here. */
type Origin = 'framework' | 'library' | 'own';

/**
 * For each script of the client's build, by file name, which share of its code comes from where. The build
 * is made again in memory, because the files on disk no longer tell the modules they were made of; brotli
 * bytes are divided by the lengths of the modules.
 */
async function attributeChunks(): Promise<Map<string, Record<Origin, number>>> {
  const shares = new Map<string, Record<Origin, number>>();
  const directory = process.cwd();
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  // The router's plugin looks for its configuration in the working directory.
  process.chdir(web);
  try {
    await build({
      root: web,
      logLevel: 'error',
      build: { write: false },
      plugins: [
        {
          name: 'collect-origins',
          generateBundle: (_options, bundle) => collect(bundle, shares),
        },
      ],
    });
  } finally {
    process.chdir(directory);
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
  }
  return shares;
}

function collect(bundle: Rolldown.OutputBundle, shares: Map<string, Record<Origin, number>>): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    const lengths = { framework: 0, library: 0, own: 0 };
    for (const [id, { renderedLength }] of Object.entries(file.modules)) {
      lengths[originOf(id)] += renderedLength;
    }
    const all = Math.max(1, lengths.framework + lengths.library + lengths.own);
    shares.set(file.fileName.split('/').at(-1) ?? '', {
      framework: lengths.framework / all,
      library: lengths.library / all,
      own: lengths.own / all,
    });
  }
}

function originOf(moduleId: string): Origin {
  if (framework.test(moduleId)) return 'framework';
  return moduleId.includes('node_modules/') ? 'library' : 'own';
}
