import type { BoardSettings } from '@waymark/contract/all-settings';
import type { Look } from '@waymark/contract/office/look';
import type { PublicLook } from '@waymark/contract/office/look-choices';
import { boardStyleOf } from '../../../platform/board/board-rules.ts';
import type { StyleCache } from './style-cache.ts';
import { readStyles } from './style-rules.ts';

/** What pages show of a look; a board that sets nothing tells its pages nothing. */
function presentParts({ slogan, footerLine, heroTitle, heroLead, heroPicture, questions }: Look): PublicLook {
  const picture = heroPicture && {
    url: `/api/look-pictures/${heroPicture.pictureId}`,
    alt: heroPicture.alt,
  };
  const hero = {
    ...(heroTitle && { title: heroTitle }),
    ...(heroLead && { lead: heroLead }),
    ...(picture && { picture }),
  };
  return {
    ...(slogan && { slogan }),
    ...(footerLine && { footerLine }),
    ...(Object.keys(hero).length > 0 && { hero }),
    ...(questions.length > 0 && { questions }),
  };
}

/** As everybody sees it. */
export function presentLook(look: Look, styles: StyleCache): PublicLook {
  const { hash } = styles.get(look.styles);
  return { ...presentParts(look), ...(hash !== '' && { styleSheet: `/api/look-styles/${hash}` }) };
}

/** As a draft is looked at: its colours and styles stand in the page, and at no address. */
export function presentDraft({ look, accent }: Pick<BoardSettings, 'look' | 'accent'>): PublicLook {
  const read = readStyles(look.styles);
  const tokens = Object.entries(boardStyleOf({ look, accent }) ?? {});
  const root = tokens.map(([name, value]) => `${name}:${value}!important;`).join('');
  const css = `:root{${root}}${'css' in read ? read.css : ''}`;
  return { ...presentParts(look), inlineStyles: css.replaceAll('</', String.raw`<\/`) };
}
