import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import type { DemoResume } from './review-people.ts';

const ink = '#1d2a24';
const quiet = '#5b6761';
const accent = '#1d4a3b';
const margin = 56;

/** A resume of a page as people lay them out: a head, sections with a rule, positions with their dates at the right. */
export async function drawResume(resume: DemoResume): Promise<Buffer> {
  // Without the time of its making: the same people have the same files on every machine.
  const document = new Pdf({ size: 'A4', margin, info: { CreationDate: new Date(0) } });
  document.fillColor(accent).font('Helvetica-Bold').fontSize(24).text(resume.name);
  document.fillColor(quiet).font('Helvetica').fontSize(11).text(resume.headline);
  document.fontSize(9.5).text(resume.contact);
  if (resume.summary) drawSection(document, 'Summary', () => drawText(document, resume.summary));
  drawSection(document, 'Experience', () => resume.positions.forEach((one) => drawPosition(document, one)));
  drawSection(document, 'Education', () => drawText(document, resume.education));
  drawSection(document, 'Skills', () => drawText(document, resume.skills));
  document.end();
  return buffer(document);
}

type Page = InstanceType<typeof Pdf>;

function drawSection(document: Page, title: string, draw: () => void): void {
  document.moveDown(1.1).fillColor(accent).font('Helvetica-Bold').fontSize(12).text(title);
  const y = document.y + 2;
  document
    .moveTo(margin, y)
    .lineTo(document.page.width - margin, y)
    .lineWidth(0.7)
    .stroke(accent);
  document.y = y + 7;
  draw();
}

function drawText(document: Page, text: string): void {
  document.fillColor(ink).font('Helvetica').fontSize(10.5).text(text, { lineGap: 2 });
}

function drawPosition(document: Page, position: DemoResume['positions'][number]): void {
  const top = document.y;
  document
    .fillColor(ink)
    .font('Helvetica-Bold')
    .fontSize(10.5)
    .text(`${position.title}, ${position.company}`);
  const below = document.y;
  document.fillColor(quiet).font('Helvetica').fontSize(9.5);
  document.text(position.dates, margin, top, { align: 'right' });
  document.x = margin;
  document.y = below + 2;
  for (const bullet of position.bullets) {
    document.fillColor(ink).fontSize(10.5).text(`• ${bullet}`, { lineGap: 1.5, indent: 6 });
  }
  document.moveDown(0.6);
}
