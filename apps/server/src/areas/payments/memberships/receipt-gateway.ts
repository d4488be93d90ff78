import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { ReceiptText } from './rules.ts';

const require = createRequire(import.meta.url);
// Latin, Greek, Cyrillic, Arabic and more: a company's name is not ours to spell.
const fonts = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const margin = 64;
const width = 595.28 - 2 * margin;
const ink = '#17211d';
const muted = '#55615c';
const hairline = '#ddd3bf';

/** A receipt as a PDF of one A4 page. The library is loaded on first use. */
export async function drawReceipt(receipt: ReceiptText): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: receipt.title, Author: receipt.seller[0] ?? '', CreationDate: receipt.paidAt },
  });
  page.registerFont('text', fonts.text).registerFont('bold', fonts.bold);
  drawHead(page, receipt);
  drawItem(page, receipt);
  drawTotal(page, receipt);
  page.end();
  return buffer(page);
}

type Page = PDFKit.PDFDocument;

function drawHead(page: Page, { title, block = 'Receipt', seller, facts, billed }: ReceiptText): void {
  page.fillColor(ink).font('bold').fontSize(22).text(title, margin, margin, { width });
  page
    .moveDown(0.4)
    .font('text')
    .fontSize(10)
    .fillColor(muted)
    .text(seller.join('\n'), { width, lineGap: 2 });
  page.moveDown(1.6);
  const top = page.y;
  const half = width / 2;
  drawBlock(page, 'Billed to', billed, { x: margin, y: top, width: half - 16 });
  const left = page.y;
  const lines = facts.map(({ name, value }) => `${name}: ${value}`);
  drawBlock(page, block, lines, { x: margin + half, y: top, width: half });
  page.y = Math.max(left, page.y);
  page.moveDown(2);
}

function drawBlock(
  page: Page,
  name: string,
  lines: readonly string[],
  at: { x: number; y: number; width: number },
): void {
  page.font('bold').fontSize(9).fillColor(muted).text(name, at.x, at.y, { width: at.width });
  page.moveDown(0.3).font('text').fontSize(11).fillColor(ink);
  page.text(lines.join('\n'), { width: at.width, lineGap: 3 });
}

function drawItem(page: Page, { name, description, amount }: ReceiptText): void {
  drawRule(page);
  const top = page.y;
  const amountWidth = 110;
  page
    .font('bold')
    .fontSize(11)
    .fillColor(ink)
    .text(amount, margin + width - amountWidth, top, {
      width: amountWidth,
      align: 'right',
    });
  page.text(name, margin, top, { width: width - amountWidth - 16 });
  page.moveDown(0.2).font('text').fontSize(10).fillColor(muted);
  page.text(description, { width: width - amountWidth - 16 });
  page.moveDown(1);
  drawRule(page);
}

function drawTotal(page: Page, { totals, closing }: ReceiptText): void {
  for (const { name, value, strong } of totals) {
    const top = page.y;
    page
      .font(strong ? 'bold' : 'text')
      .fontSize(strong ? 13 : 11)
      .fillColor(ink);
    page.text(value, margin, top, { width, align: 'right' });
    page.text(name, margin, top, { width: width - 120 });
    page.moveDown(0.5);
  }
  page.moveDown(1).font('text').fontSize(10).fillColor(muted);
  page.text(closing.join('\n'), margin, page.y, { width, lineGap: 3 });
}

function drawRule(page: Page): void {
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(0.75)
    .stroke(hairline);
  page.y += 12;
}
