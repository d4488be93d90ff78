import type { Page } from '@playwright/test';

export interface Shown {
  text: string;
  /** The element, or the attribute, in which it stands. */
  where: string;
}

/** All that a page says to eyes and ears, but for what is in another language, quoted, or code. */
export function findShown(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title'];
    attributes.push('placeholder', 'alt', 'label', 'data-label', 'data-head');
    const { lang } = document.documentElement;
    const isForeign = (element: Element) =>
      element.closest('script, style, code, kbd, samp, pre, q, [translate="no"], noscript, template') !==
        null || element.closest('[lang]')?.getAttribute('lang') !== lang;
    const nameOf = (element: Element) => {
      const group = element.closest('section[id], dialog, form, [role], main, header, footer');
      const own = `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}`;
      const [style = ''] = (element.getAttribute('class') ?? '').split(' ');
      return `${group && group !== element ? `${group.tagName.toLowerCase()} ` : ''}${own}${style && `.${style}`}`;
    };
    const shown: { text: string; where: string }[] = [{ text: document.title, where: 'title' }];
    for (const element of document.body.querySelectorAll('*')) {
      const isSeen = element.tagName === 'OPTION' || element.checkVisibility({ visibilityProperty: true });
      if (!isSeen || isForeign(element)) continue;
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text) shown.push({ text, where: `${nameOf(element)} ${name}` });
      }
      if (element instanceof HTMLInputElement && /^(?:submit|button|reset)$/.test(element.type))
        shown.push({ text: element.value, where: `${nameOf(element)} value` });
      if (element.tagName === 'TEXTAREA') continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
          shown.push({ text: node.nodeValue, where: nameOf(element) });
    }
    return shown;
  });
}
