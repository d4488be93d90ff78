import { createHash } from 'node:crypto';
import { readStyles } from './style-rules.ts';

interface WrittenStyles {
  css: string;
  hash: string;
}

const nothing: WrittenStyles = { css: '', hash: '' };

/** Reads a style sheet once for as long as it stays the same. */
export class StyleCache {
  #text = '';
  #written = nothing;

  get(text: string): WrittenStyles {
    if (text !== this.#text) {
      const read = readStyles(text);
      // One that an earlier version took and this one does not is as if there was none.
      const css = 'css' in read ? read.css : '';
      const hash = css === '' ? '' : createHash('sha256').update(css).digest('hex').slice(0, 32);
      this.#written = { css, hash };
      this.#text = text;
    }
    return this.#written;
  }
}
