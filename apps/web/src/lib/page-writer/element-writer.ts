import { createElement, type ReactElement } from 'react';
import { escapeText, learnAttribute, LeftToReact, Unlearned, writeAttribute } from './attribute-writer.ts';
import { beginComponent, isWriting, tookId, withHooks, type ContextObject } from './server-hooks.ts';
import { idAt, placeOfChild, type TreePlace } from './tree-ids.ts';

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props, ref?: unknown) => unknown;

/** The kinds of components that are objects, as far as they are read. */
interface Wrapped {
  $$typeof: symbol;
  type: unknown;
  render: Component;
  _init(payload: unknown): unknown;
  _payload: unknown;
  _context: ContextObject;
}

const symbolOf = (name: string) => Symbol.for(`react.${name}`);
const element = symbolOf('transitional.element');
const lazy = symbolOf('lazy');
const context = symbolOf('context');
const consumer = symbolOf('consumer');
const memo = symbolOf('memo');
const forwardRef = symbolOf('forward_ref');
const passing: ReadonlySet<unknown> = new Set([
  symbolOf('fragment'),
  symbolOf('strict_mode'),
  symbolOf('profiler'),
]);
const suspense = symbolOf('suspense');

/** What is written of a tag at once, and what differs from other tags. */
interface Tag {
  start: string;
  /** Undefined for one that holds nothing. */
  end: string | undefined;
  /** Of a field: the attributes that are written behind all others. */
  last: readonly string[] | undefined;
  isLeftToReact: boolean;
}

const empty: ReadonlySet<string> = new Set('area br col embed hr img input source track wbr'.split(' '));
/** What React moves, loads or runs, or whose lines it keeps. */
const leftToReact: ReadonlySet<string> = new Set(
  'base body head html link meta pre script style textarea title'.split(' '),
);
const ofButton = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'];
const lastOf: Readonly<Record<string, readonly string[]>> = {
  input: [...ofButton, 'checked', 'value'],
  button: ofButton,
  form: ['action', 'encType', 'method', 'target'],
  select: [],
  option: [],
};

/* Each of the tags that components have, once. */
const tags = new Map<string, Tag>();

function tagOf(name: string): Tag {
  let tag = tags.get(name);
  if (tag === undefined) {
    tag = {
      start: `<${name}`,
      end: empty.has(name) ? undefined : `</${name}>`,
      last: lastOf[name],
      isLeftToReact: leftToReact.has(name) || name.includes('-'),
    };
    tags.set(name, tag);
  }
  return tag;
}

interface WrittenElements {
  html: string;
  /** Links that React moves into the head of the document. */
  preloads: readonly ReactElement[];
}

/**
 * Writes elements as `renderToString` does, in a third of its time: nothing here waits, is moved or written again.
 * What it does not know it refuses (`LeftToReact`). A component that still loads is thrown as React throws it.
 */
export function writeElements(node: unknown, place?: TreePlace): WrittenElements {
  for (;;) {
    try {
      return ElementWriter.write(node, place);
    } catch (error) {
      // Within another one, the outermost asks: React writes nothing in between, as it resets the contexts around.
      if (!(error instanceof Unlearned) || isWriting()) throw error;
      learnAttribute(error);
    }
  }
}

class ElementWriter {
  #html = '';
  #preloads: ReactElement[] = [];
  /** Two texts side by side are parted, so that a browser reads two. */
  #isAfterText = false;
  /** What the list of choices around has chosen. */
  #chosen: unknown;

  /** For each list around: how many it has, and which of them is written. */
  #lists: number[] = [];
  readonly #place: TreePlace | undefined;
  readonly #giveId = (count: number) => idAt(this.#placeNow(), count);

  constructor(place: TreePlace | undefined) {
    this.#place = place;
  }

  static write(node: unknown, place: TreePlace | undefined): WrittenElements {
    const writer = new ElementWriter(place);
    withHooks(() => writer.#write(node));
    return { html: writer.#html, preloads: writer.#preloads };
  }

  #write(node: unknown): void {
    if (node === null || node === undefined || typeof node === 'boolean') return;
    if (typeof node === 'string') return this.#writeText(node);
    if (typeof node === 'number') return this.#writeText(String(node));
    if (Array.isArray(node)) return this.#writeList(node);
    const { $$typeof, type, props, _init, _payload } = node as Wrapped & { props: Props };
    if ($$typeof === element) return this.#writeElement(type, props);
    if ($$typeof === lazy) return this.#write(_init(_payload));
    throw new LeftToReact('A child of another kind.');
  }

  #writeList(list: readonly unknown[]): void {
    const at = this.#lists.push(list.length, 0) - 1;
    for (let index = 0; index < list.length; index++) {
      this.#lists[at] = index;
      this.#write(list[index]);
    }
    this.#lists.length = at - 1;
  }

  #placeNow(): TreePlace {
    if (!this.#place) throw new LeftToReact('An id of an unknown place.');
    let place = this.#place;
    for (let at = 0; at < this.#lists.length; at += 2)
      place = placeOfChild(place, this.#lists[at] ?? 0, this.#lists[at + 1] ?? 0);
    return place;
  }

  #writeText(text: string): void {
    if (text === '') return;
    if (this.#isAfterText) this.#html += '<!-- -->';
    this.#html += escapeText(text);
    this.#isAfterText = true;
  }

  #writeElement(type: unknown, props: Props): void {
    if (typeof type === 'string') return this.#writeTag(type, props);
    if (typeof type === 'function') {
      beginComponent(this.#giveId);
      return this.#writeResult(callComponent(type as Component, props));
    }
    if (passing.has(type)) return this.#write(props['children']);
    if (type === suspense) return this.#writeBoundary(props['children']);
    if (typeof type !== 'object' || type === null) throw new LeftToReact('An element of another kind.');
    this.#writeWrapped(type as Wrapped, props);
  }

  /** What a component gives stands one place deeper where it took an id. */
  #writeResult(result: unknown): void {
    if (tookId()) this.#writeList([result]);
    else this.#write(result);
  }

  #writeBoundary(children: unknown): void {
    this.#html += '<!--$-->';
    this.#isAfterText = false;
    this.#write(children);
    this.#html += '<!--/$-->';
    this.#isAfterText = false;
  }

  #writeWrapped(type: Wrapped, props: Props): void {
    switch (type.$$typeof) {
      case context:
        return this.#writeWithin(type as unknown as ContextObject, props);
      case consumer:
        return this.#write((props['children'] as Component)(type._context._currentValue2 as Props));
      case memo:
        return this.#writeElement(type.type, props);
      case forwardRef: {
        const { ref, ...rest } = props;
        beginComponent(this.#giveId);
        return this.#writeResult(type.render(rest, ref));
      }
      case lazy:
        return this.#writeElement(type._init(type._payload), props);
      default:
        throw new LeftToReact('A component of another kind.');
    }
  }

  #writeWithin(given: ContextObject, { value, children }: Props): void {
    const before = given._currentValue2;
    given._currentValue2 = value;
    try {
      this.#write(children);
    } finally {
      given._currentValue2 = before;
    }
  }

  #writeTag(tag: string, props: Props): void {
    if (tag === 'link' && props['rel'] === 'preload') {
      this.#preloads.push(createElement('link', { ...props, key: this.#preloads.length }));
      return;
    }
    const { start, end, last, isLeftToReact } = tagOf(tag);
    if (isLeftToReact) throw new LeftToReact(`An element ${tag}.`);
    if (tag === 'img' && props['loading'] !== 'lazy')
      throw new LeftToReact('A picture that is loaded early.');
    this.#html += start;
    if (last) this.#writeFormAttributes(tag, props, last);
    else for (const name in props) this.#writeAttribute(name, props[name], tag);
    if (end === undefined) this.#html += '/>';
    else {
      this.#html += '>';
      this.#writeInside(tag, props);
      this.#html += end;
    }
    this.#isAfterText = false;
  }

  #writeInside(tag: string, props: Props): void {
    const { children, dangerouslySetInnerHTML: inner } = props;
    this.#isAfterText = false;
    if (inner !== undefined && inner !== null) {
      this.#html += (inner as { __html: string | undefined }).__html ?? '';
      return;
    }
    if (tag !== 'select') return this.#write(children);
    const before = this.#chosen;
    this.#chosen = props['value'] ?? props['defaultValue'];
    this.#write(children);
    this.#chosen = before;
  }

  #writeAttribute(name: string, value: unknown, tag: string): void {
    if (value === null || value === undefined || name === 'children' || name === 'dangerouslySetInnerHTML')
      return;
    if (value === '' && name === 'href' && tag === 'a') this.#html += ' href=""';
    else this.#html += writeAttribute(name, value);
  }

  #writeFormAttributes(tag: string, props: Props, last: readonly string[]): void {
    for (const name in props) {
      if (last.includes(name) || (tag === 'option' && name === 'selected')) continue;
      if (name === 'value' && tag === 'select') continue;
      this.#writeAttribute(name, props[name], tag);
    }
    for (const name of last) {
      if (name === 'checked') {
        if (props['checked'] ?? props['defaultChecked']) this.#html += ' checked=""';
        continue;
      }
      const value =
        props[name] ?? (tag === 'input' ? props[name === 'value' ? 'defaultValue' : name] : undefined);
      this.#writeAttribute(name, value, tag);
    }
    if (tag === 'option' && this.#isChosen(props)) this.#html += ' selected=""';
  }

  #isChosen({ value, children, selected }: Props): boolean {
    const chosen = this.#chosen;
    if (chosen === null || chosen === undefined) return Boolean(selected);
    const own = value ?? children;
    if (typeof own !== 'string' && typeof own !== 'number')
      throw new LeftToReact('A choice of several parts.');
    const isOwn = (one: unknown) => String(one) === String(own);
    return Array.isArray(chosen) ? chosen.some(isOwn) : isOwn(chosen);
  }
}

interface Instance {
  context: unknown;
  state: unknown;
  render(): unknown;
}

interface ComponentClass {
  prototype: { isReactComponent?: unknown };
  contextType?: ContextObject;
  getDerivedStateFromProps?(props: Props, state: unknown): object | null;
  new (props: Props, context: unknown): Instance;
}

/** A function, or a class such as the router's boundaries of errors. */
function callComponent(type: Component, props: Props): unknown {
  const { prototype } = type as { prototype?: ComponentClass['prototype'] };
  if (!prototype?.isReactComponent) return type(props);
  const Class = type as unknown as ComponentClass;
  if ('UNSAFE_componentWillMount' in Class.prototype || 'componentWillMount' in Class.prototype)
    throw new LeftToReact('A component of the old kind.');
  const given = Class.contextType ? Class.contextType._currentValue2 : {};
  const instance = new Class(props, given);
  instance.context = given;
  const derived = Class.getDerivedStateFromProps?.(props, instance.state);
  if (derived) instance.state = { ...(instance.state as object), ...derived };
  return instance.render();
}
