/** What the command line may change; a scenario reads only what concerns it. */
export interface Options {
  jobs: number;
  postgresJobs: number;
  minutes: number;
  kills: number;
  /** A data directory to measure in place of one that is made for it. */
  data: string | undefined;
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
