import type { ShapedCluster } from './script-fonts.ts';
import type { Cluster, FontWeight, ShapingFont } from './shaping-gateway.ts';
import { writeTrueType, type Glyph, type Outline } from './truetype-rules.ts';

/** A glyph of the font that is embedded, and the character it stands for. */
interface ClusterGlyph {
  id: number;
  character: string;
  advance: number;
}

/**
 * A font of one weight that is made for a document: one glyph draws a whole cluster, of any script. It stands for the
 * first character of the cluster, and glyphs that draw nothing for the others: so whoever reads the document gets its
 * characters back, which the glyphs of a shaped text do not tell.
 */
export class ClusterFont {
  readonly weight: FontWeight;
  readonly #known = new Map<string, ClusterGlyph>();
  /** The first one stands for what is missing, and is never drawn. */
  readonly #glyphs: Glyph[] = [{ advance: 1000, outline: [] }];
  readonly #sources = new Map<ShapingFont, number>();

  constructor(weight: FontWeight) {
    this.weight = weight;
  }

  get glyphs(): readonly ClusterGlyph[] {
    return [...this.#known.values()];
  }

  /** The glyphs of a cluster in the order in which they are drawn: readers turn round what is written to the left. */
  add({ cluster, font }: ShapedCluster, isRightToLeft: boolean): ClusterGlyph[] {
    const { text, glyphs, advance } = cluster;
    const [first = '', ...others] = text;
    const key = JSON.stringify([
      font && this.#numberOf(font),
      advance,
      glyphs.map(({ id, x, y }) => [id, x, y]),
    ]);
    const drawn = this.#find(key, first, advance, () => (font ? draw(cluster, font, this.weight) : []));
    const all = [drawn, ...others.map((character) => this.#find('', character, 0, () => []))];
    return isRightToLeft ? all.toReversed() : all;
  }

  #find(key: string, character: string, advance: number, outline: () => Outline): ClusterGlyph {
    const known = this.#known.get(key + character);
    if (known) return known;
    const made = { id: this.#glyphs.length, character, advance };
    this.#known.set(key + character, made);
    this.#glyphs.push({ advance, outline: outline() });
    return made;
  }

  #numberOf(source: ShapingFont): number {
    const number = this.#sources.get(source) ?? this.#sources.size;
    this.#sources.set(source, number);
    return number;
  }

  toTrueType(): Uint8Array {
    return writeTrueType(this.#glyphs);
  }
}

function draw({ glyphs }: Cluster, source: ShapingFont, weight: FontWeight): Outline {
  return glyphs.flatMap(({ id, x, y }) =>
    source
      .outline(id, weight)
      .map((contour) => contour.map((point) => ({ ...point, x: point.x + x, y: point.y + y }))),
  );
}
