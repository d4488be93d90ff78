import { areas, isArea } from './areas.ts';
import type { SourceFile } from './source-files.ts';

interface House {
  folder: string;
  parts: readonly string[];
  /** The closed set of what a module of an area may hold: `<folder>areas/<area>/<module>/<file>`. */
  files: RegExp;
  /** What an area holds beside its modules. */
  areaFiles: readonly string[];
  /** Parts that are divided by what their files are for; nothing lies beside these folders. */
  subfolders?: Record<string, readonly string[]>;
}

const HOUSES: readonly House[] = [
  {
    folder: 'apps/server/src/',
    areaFiles: ['register.ts', 'tables.ts', 'personal-data.ts', 'constants.ts', 'letters.ts'],
    parts: ['areas', 'platform', 'ssr', 'testing', 'demo'],
    files:
      /^(([a-z0-9-]+-)?(routes|queries|commands|policy|rules|presenter|handlers|schedule|index|cache|gateway|worker|constants)|emails\/[a-z0-9-]+)((\.engine)?\.test)?\.ts$/,
  },
  {
    folder: 'apps/web/src/',
    areaFiles: [],
    parts: ['routes', 'areas', 'components', 'lib', 'styles', 'testing', 'first'],
    files: new RegExp(
      `^(${[
        String.raw`api\/[a-z0-9]+(-[a-z0-9]+)+(\.test)?\.ts`,
        String.raw`components\/([a-z0-9-]+\/)?[a-z0-9-]+((\.browser)?(\.test)?\.tsx|\.module\.css)`,
        String.raw`components\/([a-z0-9-]+\/)?use-[a-z0-9-]+(\.test)?\.ts`,
        String.raw`([a-z0-9-]+-)?(rules|constants)(\.test)?\.ts`,
      ].join('|')})$`,
    ),
    subfolders: {
      components: [
        'form',
        'overlay',
        'layout',
        'frame',
        'map',
        'data',
        'media',
        'document',
        'upload',
        'job-card',
        'writing',
      ],
    },
  },
];

/** Trees whose folders are the areas themselves, beside what all of them share. */
const AREA_TREES: readonly RegExp[] = [
  /^packages\/contract\/src\/(?!text\/)([^/]+)\//,
  /^e2e\/(?:core|full)\/([^/]+)/,
];

const DRAWER = /(^|-)(utils?|helpers?|misc)$|^(common|shared|index)$/;

/** Files that have no place in the house, or a name that says nothing. */
export function checkStructure(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => [
    ...nameProblems(path),
    ...HOUSES.flatMap((house) => placeProblems(house, path)),
    ...AREA_TREES.flatMap((tree) => areaProblems(path, tree.exec(path)?.[1])),
  ]);
}

function nameProblems(path: string): string[] {
  const drawers = path.split('/').filter((part) => DRAWER.test(part.split('.')[0] ?? ''));
  return drawers.map((part) => `${path}: "${part}" says nothing: name it after what it does.`);
}

function placeProblems(house: House, path: string): string[] {
  if (!path.startsWith(house.folder)) return [];
  const [part = '', ...inPart] = path.slice(house.folder.length).split('/');
  if (inPart.length === 0) return looseFileProblems(house, path);
  if (!house.parts.includes(part)) return [`${path}: ${house.folder} holds only ${house.parts.join(', ')}.`];
  const [area = '', module = '', ...member] = inPart;
  const subfolders = house.subfolders?.[part];
  if (subfolders && !(inPart.length > 1 && subfolders.includes(area))) {
    return [`${path}: ${part} holds only ${subfolders.join(', ')}.`];
  }
  if (part !== 'areas') return [];
  const problems = areaProblems(path, area);
  const fits = member.length === 0 ? house.areaFiles.includes(module) : house.files.test(member.join('/'));
  if (problems.length > 0 || fits) return problems;
  return [`${path}: no module of an area has a file of this name.`];
}

function areaProblems(path: string, area: string | undefined): string[] {
  if (area === undefined || isArea(area)) return [];
  return [`${path}: "${area}" is no area of the product; these are: ${areas.join(', ')}.`];
}

/** Beside the folders lie only the files that the router looks for by name. */
function looseFileProblems(house: House, path: string): string[] {
  return /^apps\/web\/src\/(root|routes|entry\.client|entry\.server)\.tsx?$/.test(path)
    ? []
    : [`${path}: ${house.folder} holds only folders.`];
}
