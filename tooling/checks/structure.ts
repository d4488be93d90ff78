import { isDomain, SITE } from './domains.ts';
import type { SourceFile } from './source-files.ts';

interface House {
  folder: string;
  areas: readonly string[];
  /** The area with one folder for each domain. */
  domainArea: string;
  isDomain(name: string): boolean;
  /** The closed set of what a domain's folder may hold. */
  files: RegExp;
  /** Areas that are divided by what their files are for; nothing lies beside these folders. */
  subfolders?: Record<string, readonly string[]>;
}

const HOUSES: readonly House[] = [
  {
    folder: 'apps/server/src/',
    areas: ['modules', 'platform', 'ssr', 'testing', 'demo'],
    domainArea: 'modules',
    isDomain,
    files:
      /^(([a-z0-9-]+-)?(routes|queries|commands|policy|rules|presenter|tables|handlers|schedule|index|cache|gateway|worker|constants)|emails\/[a-z0-9-]+)(\.test)?\.ts$/,
  },
  {
    folder: 'apps/web/src/',
    areas: ['routes', 'features', 'components', 'lib', 'styles', 'testing'],
    domainArea: 'features',
    isDomain: (name) => isDomain(name) || name === SITE,
    files:
      /^(api\/[a-z0-9]+(-[a-z0-9]+)+(\.test)?\.ts|components\/([a-z0-9-]+\/)?([a-z0-9-]+((\.browser)?(\.test)?\.tsx|\.module\.css)|use-[a-z0-9-]+(\.test)?\.ts)|([a-z0-9-]+-)?(rules|constants)(\.test)?\.ts)$/,
    subfolders: {
      components: [
        'form',
        'overlay',
        'layout',
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

const DRAWER = /(^|-)(utils?|helpers?|misc)$|^(common|shared|index)$/;

/** Files that have no place in the house, or a name that says nothing. */
export function checkStructure(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => [
    ...nameProblems(path),
    ...HOUSES.flatMap((house) => placeProblems(house, path)),
  ]);
}

function nameProblems(path: string): string[] {
  const drawers = path.split('/').filter((part) => DRAWER.test(part.split('.')[0] ?? ''));
  return drawers.map((part) => `${path}: "${part}" says nothing: name it after what it does.`);
}

function placeProblems(house: House, path: string): string[] {
  if (!path.startsWith(house.folder)) return [];
  const [area = '', ...inArea] = path.slice(house.folder.length).split('/');
  const [domain = '', ...member] = inArea;
  if (inArea.length === 0) return looseFileProblems(house, path);
  if (!house.areas.includes(area)) return [`${path}: ${house.folder} holds only ${house.areas.join(', ')}.`];
  const subfolders = house.subfolders?.[area];
  if (subfolders && !(member.length > 0 && subfolders.includes(domain))) {
    return [`${path}: ${area} holds only ${subfolders.join(', ')}.`];
  }
  if (area !== house.domainArea) return [];
  if (!house.isDomain(domain)) return [`${path}: "${domain}" is no domain of the product.`];
  return house.files.test(member.join('/')) ? [] : [`${path}: no folder of ${area} has a file of this name.`];
}

/** Beside the folders lie only the files that the router looks for by name. */
function looseFileProblems(house: House, path: string): string[] {
  return /^apps\/web\/src\/(root|routes|entry\.client|entry\.server)\.tsx?$/.test(path)
    ? []
    : [`${path}: ${house.folder} holds only folders.`];
}
