import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** Where Debian puts the programs. */
export const nginxProgram = '/usr/sbin/nginx';
export const caddyProgram = '/usr/bin/caddy';

/** Whether a proxy is installed here; `npm run test:all` and continuous integration install both. */
export const hasNginx = () => existsSync(nginxProgram);
export const hasCaddy = () => existsSync(caddyProgram);

interface Place {
  /** A new directory for all that the proxy writes. */
  directory: string;
  nodes: readonly [string, string];
  ports: { http: number; https: number };
  /** The file as a guide has made it; else that of deploy/proxy. */
  site?: string;
}

const deployed = (name: string) => readFileSync(path.join(root, 'deploy/proxy', name), 'utf8');

/**
 * deploy/proxy/nginx.conf below an http { } of its own: with these ports and nodes, a certificate of this machine, and
 * not one other word changed. Gives the file's path.
 */
export function writeNginx({ directory, nodes, ports, site: given = deployed('nginx.conf') }: Place): string {
  mkdirSync(directory, { recursive: true });
  const [key, certificate] = [path.join(directory, 'key.pem'), path.join(directory, 'certificate.pem')];
  makeCertificate(key, certificate);
  const site = given
    .replace('127.0.0.1:3000', nodes[0])
    .replace('127.0.0.1:3001', nodes[1])
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replace('/etc/letsencrypt/live/jobs.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/jobs.example/privkey.pem', key);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(
    file,
    [
      `pid ${directory}/nginx.pid;`,
      'worker_processes 1;',
      'daemon off;',
      `error_log ${directory}/error.log;`,
      'events {}',
      `http {\naccess_log ${directory}/access.log;\n${paths.join('\n')}\n${site}}`,
    ].join('\n'),
  );
  return file;
}

/** deploy/proxy/Caddyfile for these nodes, without certificates: it answers on the first port. */
export function writeCaddy({ directory, nodes, ports }: Place): string {
  mkdirSync(directory, { recursive: true });
  const site = deployed('Caddyfile')
    .replace('{$PUBLIC_URL}', `http://127.0.0.1:${ports.http}`)
    .replace('web-1:3000 web-2:3000', nodes.join(' '));
  const file = path.join(directory, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tstorage file_system ${directory}/storage\n}\n${site}`);
  return file;
}

function makeCertificate(key: string, certificate: string): void {
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=jobs.example',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
}
