import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** React and the router; other packages; what is written here. */
export type Origin = 'framework' | 'library' | 'own';

const web = fileURLToPath(new URL('../../apps/web/', import.meta.url));
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|@react-router\/[^/]+|cookie|set-cookie-parser)\//;

/**
 * For each script of the client's build, by file name, which share of its code comes from where. The build
 * is made again in memory, because the files on disk no longer tell the modules they were made of; brotli
 * bytes are divided by the lengths of the modules.
 */
export async function attributeChunks(): Promise<Map<string, Record<Origin, number>>> {
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
