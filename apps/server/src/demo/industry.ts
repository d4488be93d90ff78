/** How far an employer of this kind spreads: one town, one country, or several. */
type Reach = 'town' | 'country' | 'world';

/*
 * Names are patterns: {sur} a surname of the country, {nature} and {feature} parts of a landscape,
 * {coin} a coined word, {city} the home town. In sentences, [40-90] is a number from that range.
 */
export interface Industry {
  label: string;
  /** How many companies, against the other industries. */
  share: number;
  /** The years in which such companies were founded; most of the last century where not given. */
  founded?: readonly [number, number];
  reach: Reach;
  /** Whether the largest employers may be of this kind. */
  large: boolean;
  /** Names, and the first sentence about a company that may bear them. */
  kinds: readonly { names: readonly string[]; about: readonly string[] }[];
  /** Facts of the workplace that its postings mention. */
  scenes: readonly string[];
}
