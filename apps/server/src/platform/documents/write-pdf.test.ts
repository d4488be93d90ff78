import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { TextRun } from './document.ts';
import { readPdf } from './read-pdf.ts';
import type { Sheet, SheetBlock } from './sheet.ts';
import { writePdf } from './write-pdf.ts';

const require = createRequire(import.meta.url);
const face = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const color = '#000000';
const narrow = { x: 50, width: 300, right: 350 };

const block = (text: string, more: Partial<SheetBlock> = {}): SheetBlock => ({
  role: 'P',
  spans: [{ text, font: 'regular', size: 10, color }],
  lineHeight: 16,
  above: 4,
  ...more,
});

const sheetOf = (blocks: SheetBlock[]): Sheet => ({
  title: 'Test',
  author: '',
  language: 'en',
  width: 595,
  height: 842,
  top: 50,
  bottom: 800,
  head: { x: 50, width: 500, blocks: [] },
  headGap: 0,
  columns: [{ x: narrow.x, width: narrow.width, blocks }],
  footer: { text: '', size: 8, color, x: 50, width: 500 },
  fonts: { regular: face, bold: face, italic: face },
  commonFont: 'Arial',
});

/** The lines of the first page, each with its runs from left to right. */
async function print(blocks: SheetBlock[], more: Partial<Sheet> = {}) {
  const { bytes, unprintable } = await writePdf({ ...sheetOf(blocks), ...more }, 5);
  const { pages, unreadableGlyphs } = await readPdf(new Uint8Array(bytes));
  expect(unreadableGlyphs).toBe(0);
  const lines = new Map<number, TextRun[]>();
  for (const run of pages[0]?.runs ?? []) lines.set(run.y, [...(lines.get(run.y) ?? []), run]);
  return {
    unprintable,
    size: bytes.length,
    lines: [...lines.values()].map((runs) => runs.toSorted((a, b) => a.x - b.x)),
  };
}

const textsOf = (lines: TextRun[][]) => lines.map((runs) => runs.map(({ text }) => text).join(''));

describe('[L-13] a PDF prints every script that data can hold', () => {
  test.each([
    ['Chinese, simplified', '青云科技有限公司工程师王小姐您好'],
    ['Chinese, traditional', '臺灣積體電路製造股份有限公司'],
    ['Japanese', '株式会社みどりエンジニア髙橋﨑𠮷野'],
    ['Korean', '주식회사 한빛 백엔드 개발자 똠방'],
    ['Arabic', 'نبحث عن محاسب ذي خبرة في الرياض'],
    ['Arabic with marks', 'مُحَمَّد بن سَلْمان'],
    ['Persian', 'مهندس نرم افزار پژوهش گچ'],
    ['Urdu', 'سافٹ ویئر انجینئر کی ضرورت ہے'],
    ['Hebrew', 'חברת אור מחפשת מנהל מוצר'],
    ['Hindi', 'मुख्य कार्यकारी अधिकारी विद्यार्थी क्षेत्र'],
    ['Marathi', 'सॉफ्टवेअर अभियंता'],
    ['Bengali', 'শিক্ষক ক্ষেত্র আমি বাংলায় কাজ করি'],
    ['Punjabi', 'ਪੰਜਾਬੀ ਸਿੱਖਿਆ ਇੰਜੀਨੀਅਰ'],
    ['Gujarati', 'ગુજરાતી શિક્ષક ક્ષેત્ર'],
    ['Odia', 'ଓଡ଼ିଆ ଶିକ୍ଷକ'],
    ['Tamil', 'தமிழ் பொறியாளர் கொடு'],
    ['Telugu', 'తెలుగు ఇంజనీర్ క్షేత్రం'],
    ['Kannada', 'ಕನ್ನಡ ಇಂಜಿನಿಯರ್ ಕ್ಷೇತ್ರ'],
    ['Malayalam', 'തൊഴിൽ ക്ഷേത്രം എഞ്ചിനീയർ'],
    ['Sinhala', 'සිංහල ඉංජිනේරු'],
    ['Thai', 'วิศวกรซอฟต์แวร์น้ำใสผู้จัดการ'],
    ['Lao', 'ພາສາລາວ ນ້ຳ'],
    ['Khmer', 'វិស្វករ ក្រុមហ៊ុន'],
    ['Burmese', 'မြန်မာ အင်ဂျင်နီယာ'],
    ['Georgian', 'ქართული ინჟინერი'],
    ['Armenian', 'Հայերեն ինժեներ'],
    ['Amharic', 'አማርኛ መሐንዲስ'],
    ['Dzongkha', 'བོད་ཡིག'],
    ['Manipuri', 'ꯃꯤꯇꯩ'],
    ['Santali', 'ᱥᱟᱱᱛᱟᱲᱤ'],
    ['Cherokee', 'ᏣᎳᎩ'],
    ['Fulani', '𞤀𞤣𞤤𞤢𞤥'],
    ['Yiddish', 'ייִדיש'],
    ['Kurdish', 'ڕۆژنامەنووس'],
    ['Uyghur', 'ئۇيغۇر'],
    ['Tamazight', 'ⵜⴰⵎⴰⵣⵉⵖⵜ'],
    ['Emoji', '👩 🚀 ✉'],
    ['Letters that are plain ones in disguise', '𝐇𝐞𝐥𝐥𝐨'],
    ['Vietnamese', 'Kỹ sư phần mềm Nguyễn Thị Hằng'],
    ['Greek', 'Μηχανικός λογισμικού'],
    ['Ukrainian', 'Інженер-програміст Їжакевич'],
  ])('%s', async (_name, text) => {
    const { lines, unprintable } = await print([block(text)]);
    expect(unprintable).toBe('');
    // The reader takes some letters apart.
    expect(textsOf(lines).map((line) => line.normalize('NFKC'))).toEqual([text.normalize('NFKC')]);
  });

  test('a text of two directions stands as it is read: words to the left, numbers and names as they are', async () => {
    const { lines } = await print([block('خبرة 12 سنة (SAP) في الرياض')]);
    const [runs = []] = lines;
    const at = (word: string) => runs.find(({ text }) => text.includes(word))?.x ?? Number.NaN;
    expect(at('خبرة')).toBeGreaterThan(at('12'));
    expect(at('12')).toBeGreaterThan(at('سنة'));
    expect(at('سنة')).toBeGreaterThan(at('SAP'));
    expect(at('SAP')).toBeGreaterThan(at('الرياض'));
    const last = runs.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(narrow.right, 0);
  });

  test('one that is read from right to left is mirrored with what stands at its edge; others are not', async () => {
    const aside = { text: '2019', font: 'regular', size: 10, color } as const;
    const { lines } = await print([block('محاسب', { aside }), block('Accountant', { aside })]);
    const [arabic = [], latin = []] = lines;
    expect([arabic[0]?.text.trim(), latin.at(-1)?.text.trim()]).toEqual(['2019', '2019']);
    expect(arabic[0]?.x).toBeLessThan(narrow.x + 1);
    expect(latin[0]).toMatchObject({ text: expect.stringContaining('Accountant'), x: narrow.x });
  });

  test('the bullets of a list stand on one side, that of most of its items', async () => {
    const bullet = { text: '•', font: 'regular', size: 10, color } as const;
    const item = (text: string) => block(text, { role: 'LI', indent: 12, bullet });
    const { lines } = await print(
      ['إعداد القوائم المالية', 'Led the move to SAP', 'تخفيض التكاليف'].map(item),
    );
    const bullets = lines.map((runs) => runs.find(({ text }) => text.includes('•')));
    for (const found of bullets) expect(found?.x).toBeGreaterThan(narrow.right - 12);
    expect(bullets).toHaveLength(3);
  });

  test('[L-40] a document in Arabic is mirrored as a whole, names in Latin letters with it', async () => {
    const amount = { text: '120.50 USD', font: 'regular', size: 10, color } as const;
    const long =
      'We look forward to hearing from you within the next two weeks, and thank you for your time.';
    const { lines } = await print(
      [block('Northwind Traders', { aside: amount }), block('الوصف', { aside: amount }), block(long)],
      { language: 'ar' },
    );
    // The column stands as far from the right edge as it was from the left one.
    const [left, right] = [595 - narrow.x - narrow.width, 595 - narrow.x];
    const [name = [], word = [], first = [], second = []] = lines;
    for (const runs of [name, word]) {
      expect(runs[0]?.x).toBeLessThan(left + 1);
      expect(runs[0]?.text.trim()).toMatch(/^120\.50/);
      const last = runs.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(right, 0);
    }
    // A text of lines in another language is read as it is.
    for (const runs of [first, second]) expect(runs[0]?.x).toBeCloseTo(left, 0);
  });

  test.each(['2026-0042', '29/11/2026', '10–20', '+49 30 1234567'])(
    '[L-40] %s keeps its order behind Arabic letters',
    async (code) => {
      const { lines } = await print([block(`الرقم: ${code}`)]);
      const [runs = []] = lines;
      expect(runs.map(({ text }) => text).join('')).toContain(code);
      expect(runs[0]?.text).toBe(code);
    },
  );

  test('[L-40] of two columns the first is the one at the right, with its bullets', async () => {
    const bullet = { text: '•', font: 'regular', size: 10, color } as const;
    const columns = [
      { x: 50, width: 200, blocks: [block('Northwind', { role: 'LI', indent: 12, bullet })] },
      { x: 300, width: 200, blocks: [block('Harbour')] },
    ];
    const { lines } = await print([], { language: 'ar', columns });
    const runs = lines.flat();
    const at = (word: string) => runs.find(({ text }) => text.includes(word))?.x ?? Number.NaN;
    expect(at('Northwind')).toBeGreaterThan(at('Harbour'));
    expect(at('•')).toBeGreaterThan(545 - 12);
    expect(at('•')).toBeGreaterThan(at('Northwind'));
  });

  test('lines are broken between characters and words where the script has no spaces, never before a full stop', async () => {
    const japanese = '八年間、決済システムの開発に携わり、「顧客第一」という理念に共感しております。'.repeat(
      6,
    );
    const thai = 'ข้าพเจ้ามีประสบการณ์การพัฒนาระบบชำระเงินมากว่าสิบปี'.repeat(4);
    const { lines } = await print([block(japanese), block(thai)]);
    const texts = textsOf(lines);
    expect(texts.join('')).toBe(japanese + thai);
    expect(texts.filter((text) => /^[、。」]|「$|^\p{M}/u.test(text))).toEqual([]);
    for (const runs of lines) {
      const last = runs.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(narrow.right + 1);
    }
  });

  test('what no font has is named, and text that needs no other script loads none', async () => {
    const plain = await print([block('Ada Lovelace, Łódź ★ ✓')]);
    expect([plain.unprintable, textsOf(plain.lines)]).toEqual(['', ['Ada Lovelace, Łódź ★ ✓']]);
    const hieroglyphs = await print([block('Ada 𓂀 and 𓁹𓂀')]);
    expect([...hieroglyphs.unprintable].toSorted()).toEqual(['𓁹', '𓂀']);
  });
});
