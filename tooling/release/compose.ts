import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';

/** The part of compose.yaml that is looked at. */
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, object>;
}

export interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, { condition: string }>;
}

export function readCompose(file = 'compose.yaml'): Compose {
  const text = readFileSync(path.join(root, 'deploy', file), 'utf8');
  return parse(text, { merge: true }) as Compose;
}

/** The environment of a service as compose sets it, with these values for what `.env` gives. */
export function environmentOf(
  service: Service,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, variable: string, standard?: string) => {
        return given[variable] ?? standard ?? '';
      }),
    ]),
  );
}
