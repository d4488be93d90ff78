/** What the command line may change; a scenario reads only what concerns it. */
export interface Options {
  jobs: number;
  /** Those of the scenario `million`. */
  millionJobs: number;
  minutes: number;
  /** A data directory to measure in place of one that is made for it. */
  data: string | undefined;
  /**
   * A file of real postings, imported next to the demo's, to test the search on data that was not made for
   * it.
   */
  postings: string | undefined;
  /**
   * Names of occupations, as `tooling/occupations` reads them: searches by another name of the work are drawn from it.
   */
  labels: string | undefined;
  /** Which of the drawn searches are made. */
  seed: number;
}

/** One line of the table. A figure without a budget is there to be compared with. */
export interface Figure {
  what: string;
  measured: string;
  budget?: string;
  /** What the same work costs without the product around it, measured in the same run. */
  limit?: string;
  ratio?: number;
  within?: boolean;
}

export interface Scenario {
  name: string;
  run(options: Options): Promise<Figure[]>;
}
