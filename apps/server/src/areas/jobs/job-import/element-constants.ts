/** Elements that end a line where they begin and where they end, and mean nothing more to a posting. */
export const boundaries: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center details dialog dd div dl dt fieldset figcaption figure ' +
    'footer form header hgroup hr legend main nav pre section summary table tbody tfoot thead tr'
  ).split(' '),
);
export const paragraphs: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li']);
export const lists: ReadonlySet<string> = new Set(['ul', 'ol']);
export const cells: ReadonlySet<string> = new Set(['td', 'th']);
export const inlines: ReadonlySet<string> = new Set(['a', 'b', 'strong', 'i', 'em']);
export const unseen: ReadonlySet<string> = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'textarea',
  'select',
  'svg',
  'xml',
  'title',
]);
/** Names of elements that pages are made of; any other in angle brackets is text. */
export const knownElements: ReadonlySet<string> = new Set(
  [...boundaries, ...paragraphs, ...lists, ...cells, ...inlines, ...unseen]
    .concat([
      'br',
      'span',
      'font',
      'u',
      's',
      'small',
      'big',
      'sub',
      'sup',
      'html',
      'img',
      'meta',
      'link',
      'input',
      'button',
    ])
    .concat([
      'label',
      'option',
      'code',
      'colgroup',
      'col',
      'wbr',
      'mark',
      'del',
      'ins',
      'abbr',
      'time',
      'o:p',
      'iframe',
    ]),
);
