export interface StageResult {
  passed: number;
  failed: number;
  output: string;
  /** Said in place of "ok". */
  note?: string;
}

export interface Stage {
  name: string;
  run(signal: AbortSignal): Promise<StageResult>;
}
