/** Whether a build is of the sources that are there. */
export class BuildStamp {
  constructor(made: { root: string; file: string; folders: readonly string[]; files: readonly string[] });
  isStale(): boolean;
  /** Builds, and notes of what; gives the build's exit code. */
  around(build: () => Promise<number>): Promise<number>;
}
