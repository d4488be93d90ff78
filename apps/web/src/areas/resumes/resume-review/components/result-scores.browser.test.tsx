import type { PublishedFields } from '@waymark/contract/resumes/resume-review';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ResultScores } from './result-scores.tsx';

const written = { score: 4, text: 'Plain and active.' };
const sections: PublishedFields['sections'] = {
  layout: { score: 3, text: '', automatic: 'It has 65 words on 1 page.' },
  opening: { score: 2, text: 'Name the work first.', automatic: 'It gives name, email.' },
  experience: written,
  skills: written,
  language: written,
};

test('[C-5, C-6] automatic text is separate from the text of the reviewer', async () => {
  const shown = await renderPart(<ResultScores sections={sections} previous={null} />);
  const paragraph = (text: string) => shown.getByText(text, { exact: true });
  await expect.element(paragraph('Found automatically: It has 65 words on 1 page.')).toBeVisible();
  await expect.element(paragraph('Name the work first.')).toBeVisible();
  await expect.element(paragraph('Found automatically: It gives name, email.')).toBeVisible();
  await expect.element(shown.getByText(/^Found automatically/).nth(2)).not.toBeInTheDocument();
});
