import type { Page } from '@playwright/test';

/** Words of which a part cannot be seen, and such as lie over others. */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is laid out once it comes near is as high as it was guessed until then.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [whole];
    const slack = 2;
    const wideSelect = 128;
    const describe = (element: Element, text: string) => {
      const [style = ''] = (element.getAttribute('class') ?? '').split(' ');
      return `${element.tagName.toLowerCase()}${style && `.${style}`} "${text.trim().slice(0, 50)}"`;
    };
    const isForEars = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        const { overflow, clipPath } = getComputedStyle(at);
        if (clipPath !== 'none' || (overflow !== 'visible' && (width <= 1 || height <= 1))) return true;
      }
      return false;
    };

    /** What holds an element and cuts what reaches beyond it; nothing where it can be scrolled to. */
    function* cuttersOf(element: Element) {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return;
        if (style.position === 'fixed' && at !== element) return;
        if (/hidden|clip/.test(style.overflowX + style.overflowY)) yield { cutter: at, style };
      }
    }
    const isMeant = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '');

    function boxesOf(node: Text): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    }

    /** What has no room goes as a whole, as facts of a line do. */
    const isLeftOut = (element: Element, box: DOMRect) =>
      [...cuttersOf(element)].some(({ cutter }) => {
        const edge = cutter.getBoundingClientRect();
        return box.top >= edge.bottom - slack || box.bottom <= edge.top + slack;
      });

    interface Words {
      element: Element;
      text: string;
      boxes: DOMRect[];
    }
    const words: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (!element || !text.trim() || element.matches('script, style, option, svg *, textarea')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForEars(element)) continue;
      // A map goes on beyond its frame.
      if (element.closest('.leaflet-container')) continue;
      const boxes = boxesOf(node as Text).filter((box) => !isLeftOut(element, box));
      if (boxes.length > 0) words.push({ element, text, boxes });
    }

    const isButton = (element: Element) =>
      element.closest('button, [role=tab], [role=button], label, th, legend, h1, h2, h3') !== null;
    const cut = words.filter(({ element, boxes }) => {
      for (const { cutter, style } of cuttersOf(element)) {
        const edge = cutter.getBoundingClientRect();
        const isCut = boxes.some(
          (box) =>
            box.left < edge.left - slack ||
            box.right > edge.right + slack ||
            box.top < edge.top - slack * 2 ||
            box.bottom > edge.bottom + slack * 2,
        );
        if (isCut) return !isMeant(style) || (isButton(element) && style.textOverflow === 'ellipsis');
      }
      return false;
    });

    /** A select does not tell: one of the same looks that is as wide as the chosen words does. */
    function isCutSelect(select: HTMLSelectElement): boolean {
      const [option] = select.selectedOptions;
      // A wide one of a long choice shows its beginning, and that it goes on.
      if (!option || select.size > 1 || select.multiple || select.offsetWidth >= wideSelect) return false;
      const free = select.cloneNode() as HTMLSelectElement;
      free.append(option.cloneNode(true));
      free.removeAttribute('id');
      Object.assign(free.style, { position: 'absolute', visibility: 'hidden', width: 'max-content' });
      select.after(free);
      const { offsetWidth } = free;
      free.remove();
      return offsetWidth > select.offsetWidth + slack;
    }
    const selects = [...document.querySelectorAll('select')].filter(
      (select) =>
        select.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isCutSelect(select),
    );

    const layerOf = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (
          /fixed|sticky/.test(getComputedStyle(at).position) ||
          at.matches('dialog, [popover], [role=dialog]')
        )
          return at;
      return null;
    };
    function seenOf(element: Element, box: DOMRect): DOMRect {
      let { left, right, top, bottom } = box;
      // Also what can be scrolled to is not seen before.
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    const flat = words
      .filter(({ element }) => layerOf(element) === null)
      .flatMap(({ element, text, boxes }) =>
        boxes.map((box) => ({ element, text, box: seenOf(element, box) })),
      )
      .toSorted((a, b) => a.box.top - b.box.top);
    const over: string[] = [];
    flat.forEach((one, at) => {
      for (let next = at + 1; next < flat.length; next++) {
        const other = flat[next];
        if (!other || other.box.top > one.box.bottom - 6) break;
        if (other.element === one.element) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (width > 6 && height > 6)
          over.push(`${describe(one.element, one.text)} and ${describe(other.element, other.text)}`);
      }
    });
    return [
      ...cut.map(({ element, text }) => `cut: ${describe(element, text)}`),
      ...selects.map((select) => `cut: ${describe(select, select.selectedOptions[0]?.text ?? '')}`),
      ...over.map((pair) => `over each other: ${pair}`),
    ];
  });
}
