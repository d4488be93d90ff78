import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Checks whether a build matches the current sources. `folders` and `files` are its sources, relative to
 * `root`; tests do not count.
 */
export class BuildStamp {
  #root;
  #file;
  #folders;
  #files;

  constructor({ root, file, folders, files }) {
    this.#root = root;
    this.#file = path.join(root, file);
    this.#folders = folders;
    this.#files = files;
  }

  isStale() {
    const stamp = this.#read();
    if (!stamp) return true;
    const sources = this.#list();
    // Comparing times first avoids reading untouched files, because a start waits for this.
    const seen = this.#look(sources);
    if (stamp.seen === seen) return false;
    if (stamp.contents !== this.#hash(sources)) return true;
    writeFileSync(this.#file, JSON.stringify({ ...stamp, seen }));
    return false;
  }

  /** Builds; the stamp is written last, so that half a build is never taken for a whole one. */
  async around(build) {
    rmSync(this.#file, { force: true });
    const sources = this.#list();
    const stamp = { contents: this.#hash(sources), seen: this.#look(sources) };
    const code = await build();
    if (code !== 0) return code;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(stamp));
    return code;
  }

  #read() {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return undefined;
    }
  }

  #list() {
    return [...this.#files, ...this.#folders.flatMap((folder) => this.#filesUnder(folder))].sort();
  }

  #filesUnder(folder) {
    const whole = path.join(this.#root, folder);
    if (!existsSync(whole)) return [];
    return readdirSync(whole, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.relative(this.#root, path.join(entry.parentPath ?? entry.path, entry.name)));
  }

  /** Sizes and times to the nanosecond. */
  #look(sources) {
    const hash = createHash('sha256');
    for (const file of sources) {
      const { size, mtimeNs } = statSync(path.join(this.#root, file), { bigint: true });
      hash.update(`${file}\0${size}\0${mtimeNs}\0`);
    }
    return hash.digest('hex');
  }

  /** Contents: a checkout changes every time. */
  #hash(sources) {
    const hash = createHash('sha256');
    for (const file of sources) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(this.#root, file)))
        .update('\0');
    }
    return hash.digest('hex');
  }
}
