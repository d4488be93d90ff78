export interface StageResult {
  passed: number;
  failed: number;
  output: string;
  /** Said in place of "ok". */
  note?: string;
}
