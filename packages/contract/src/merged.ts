/** All members of a union in one: what its parts have together. */
export type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer All,
) => void
  ? All
  : never;
