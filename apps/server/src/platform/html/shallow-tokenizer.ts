import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** More than any page or document nests, and browsers have such a limit too. */
export const maxDepth = 200;

/** Elements that have no end: they never hold others. */
const voidElements = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/**
 * For the option `Tokenizer` of every parser of htmlparser2, which looks through all open elements at each tag: text of
 * tags in tags would take the square of their number. An element beyond the depth becomes the sibling of the one it
 * began in, so that no word is lost and what has an end later still ends.
 */
export class ShallowTokenizer extends Tokenizer {
  #text = '';

  constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: TokenizerCallbacks) {
    super(options, parser);
    const toKey = (name: string) => (options.xmlMode ? name : name.toLowerCase());
    const stack = openElementsOf(parser);
    /** Where each name stands in the text: the parser is told of an end by the place of its name. */
    const places = new Map<string, [start: number, end: number]>();
    const open = parser.onopentagname.bind(parser);
    parser.onopentagname = (start, end) => {
      const name = toKey(this.#text.slice(start, end));
      places.set(name, [start, end]);
      const innermost = places.get(toKey(String(stack[0])));
      if (stack.length >= maxDepth && innermost && (options.xmlMode || !voidElements.has(name))) {
        parser.onclosetag(...innermost);
      }
      open(start, end);
    };
  }

  override write(chunk: string): void {
    this.#text += chunk;
    super.write(chunk);
  }
}

/** The parser's own list, the innermost first. */
function openElementsOf(parser: TokenizerCallbacks): readonly unknown[] {
  if ('stack' in parser && Array.isArray(parser.stack)) return parser.stack;
  throw new Error('htmlparser2 does not keep its open elements in "stack" any more.');
}
