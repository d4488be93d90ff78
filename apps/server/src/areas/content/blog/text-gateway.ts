import { renderInThread } from '../../../platform/markdown/markdown-gateway.ts';
import {
  addressOfPicture,
  finishPostText,
  type BodyPicture,
  type ChartName,
  type RenderedText,
} from './rules.ts';

/**
 * The text of a post as safe HTML: anchored headings, its own pictures with their sizes, and its charts.
 * Foreign pictures are left out.
 */
export async function renderPostText(
  body: string,
  pictures: readonly BodyPicture[],
  chart: (name: ChartName) => string,
): Promise<RenderedText> {
  const rendered = await renderInThread(body, { tables: true, pictures: pictures.map(addressOfPicture) });
  return finishPostText(rendered, pictures, chart);
}
