import { describe, expect, test } from 'vitest';
import { sanitiseDescription } from '../jobs/rules.ts';
import { readHtml, readPlain } from './text-rules.ts';

test('[I-6] what stands on lines of its own in a source stays apart', () => {
  expect(readHtml('<div>About us</div><div>We <b>make</b> lamps.</div>')).toBe(
    '<p>About us</p><p>We <b>make</b> lamps.</p>',
  );
  expect(readHtml('<dl><dt>Pay</dt><dd>50,000</dd></dl>')).toBe('<p>Pay</p><p>50,000</p>');
  expect(
    readHtml(
      '<table><tr><th>Hours</th><td>40</td></tr><tr><td>Days</td><td>Monday to Friday</td></tr></table>',
    ),
  ).toBe('<p>Hours – 40</p><p>Days – Monday to Friday</p>');
  expect(
    readHtml('<h2>You have</h2><ul><li><p>Patience</p><p>Time</p></li><li><div>A lamp</div></li></ul>'),
  ).toBe('<h2>You have</h2><ul><li>Patience<br>Time</li><li>A lamp</li></ul>');
  expect(readHtml('<section>One<ul><li>Two<ul><li>Three</li></ul></li></ul>Four</section>')).toBe(
    '<p>One</p><ul><li>Two<ul><li>Three</li></ul></li></ul><p>Four</p>',
  );
  expect(readHtml('<strong>Title<div>Text</div></strong>')).toBe(
    '<p><strong>Title</strong></p><p><strong>Text</strong></p>',
  );
});

test('[I-6] what only looks like a tag is text', () => {
  expect(readHtml('We need a<b and c>d.')).toBe('<p>We need a&lt;b and c>d.</p>');
  expect(readHtml('<p>Latency <5 ms, a<b and so on</p>')).toBe('<p>Latency &lt;5 ms, a&lt;b and so on</p>');
  expect(readPlain('C++ <20 years, a<b')).toBe('C++ <20 years, a<b');
  expect(readPlain('<b>Signal</b> Engineer &amp; Keeper')).toBe('Signal Engineer & Keeper');
});

test('scripts are gone, links stay, and however deep a source nests, it is read', () => {
  expect(readHtml('<div><script>alert(1)</script><a href="https://a.example/?x=1">Apply</a></div>')).toBe(
    '<p><a href="https://a.example/?x=1">Apply</a></p>',
  );
  expect(readHtml(`${'<div>'.repeat(50_000)}Deep`)).toBe('<p>Deep</p>');
});

test('an element over all lines is repeated by each of them once', () => {
  expect(readHtml('<b>One<p>Two<b><p>Three</b>four</b>five')).toBe(
    '<p><b>One</b></p><p><b>Two</b></p><p><b>Three</b></p><p><b>four</b></p><p><b></b>five</p>',
  );
  const lines = readHtml(`${'<b>'.repeat(10_000)}${'<p>x'.repeat(10)}`);
  expect(lines).toBe('<p><b>x</b></p>'.repeat(10));
});

test('what is written of a source is bounded, however much its lines repeat', () => {
  const link = `<a href="https://a.example/${'x'.repeat(1900)}">`;
  expect(readHtml(link + '<p>x'.repeat(50_000)).length).toBeLessThan(310_000);
  expect(readHtml(`<a href="${'x'.repeat(2001)}">${'<p>x'.repeat(3)}`)).toBe('<p>x</p>'.repeat(3));
});

test('the lines of an item stay apart, and its empty blocks leave nothing', () => {
  expect(readHtml('<ul><li><div></div>One<div></div><div>Two</div><br><div>Three</div></ul>')).toBe(
    '<ul><li>One<br>Two<br><br>Three</li></ul>',
  );
});

test('[L-25] Markdown, lists of word processors and items without their list become what they stand for', () => {
  expect(readHtml('# Us\n\nWe **bake**.\n\n- early\n- late')).toBe(
    '<h2>Us</h2><p>We <strong>bake</strong>.</p><ul><li>early</li><li>late</li></ul>',
  );
  const item = (text: string) =>
    `<p class="MsoListParagraph"><![if !supportLists]><span>§<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
  expect(readHtml(`<p>Tasks</p>${item('Knead')}${item('Bake')}<p>Start now.</p>`)).toBe(
    '<p>Tasks</p><ul><li>Knead</li><li>Bake</li></ul><p>Start now.</p>',
  );
  expect(readHtml('<div>- Knead<br>- Bake</div>')).toBe('<ul><li>Knead</li><li>Bake</li></ul>');
  expect(readHtml('<li>Knead</li><li>Bake</li>')).toBe('<ul><li>Knead</li><li>Bake</li></ul>');
  expect(readHtml('Tasks:\n• Knead\n• Bake\n\nStart now.')).toBe(
    '<p>Tasks:</p><ul><li>Knead</li><li>Bake</li></ul><p>Start now.</p>',
  );
  expect(readHtml('From 9 - 17\n- mostly')).toBe('<p>From 9 - 17<br>- mostly</p>');
});

const base = 'https://keel.example/jobs/1';

describe('[L-25] each description arrives as it was meant', () => {
  test.each([
    [
      'bold letters of Google Docs, in the element that is not bold',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">About</span></p>' +
        '<p dir="ltr"><span style="font-weight:400">We sail.</span></p><ul><li><p><span>One</span></p></li></ul></b>',
      '<p><b>About</b></p><p>We sail.</p><ul><li>One</li></ul>',
    ],
    [
      'slanted and bold by style',
      '<p style="font-weight: bold">All <span style="font-style:italic">of it</span></p><p>Not</p>',
      '<p><b>All <i>of it</i></b></p><p>Not</p>',
    ],
    ['a <strong> that is not bold', '<p><strong style="font-weight: 400">Plain</strong></p>', '<p>Plain</p>'],
    [
      'links from where the posting stands',
      '<p><a href="/benefits">Us</a> <a href="apply?x=1">Go</a> <a href="//cdn.example/a.pdf">File</a> ' +
        '<a href="https://b.example">B</a> <a href="mailto:hr@keel.example">Mail</a></p>',
      '<p><a href="https://keel.example/benefits">Us</a> <a href="https://keel.example/jobs/apply?x=1">Go</a> ' +
        '<a href="https://cdn.example/a.pdf">File</a> <a href="https://b.example">B</a> <a href="mailto:hr@keel.example">Mail</a></p>',
    ],
    [
      'links that lead nowhere as text',
      '<p><a>One</a> <a href="">two</a> <a href="#top">three</a> <a href="javascript:alert(1)">four</a> <a href="java\nscript:x">five</a></p>',
      '<p>One two three four five</p>',
    ],
    [
      'tables whose cells hold paragraphs',
      '<table><tbody><tr><td><p>Shift</p></td><td><p>Pay</p></td></tr><tr><td><p><b>Night</b></p></td><td><p>£15</p></td></tr></tbody></table><p>End</p>',
      '<p>Shift – Pay</p><p><b>Night</b> – £15</p><p>End</p>',
    ],
    [
      'a table that is a frame',
      '<table><tr><td><h2>Us</h2><p>We sail.</p><p>Far.</p><ul><li>One</li></ul></td></tr></table>',
      '<h2>Us</h2><p>We sail.</p><p>Far.</p><ul><li>One</li></ul>',
    ],
    [
      'tables of Markdown',
      'Pay\n\n| Shift | Pay |\n|---|---:|\n| Night | £15 |\n| **Day** | £12 |\n\nCome.',
      '<p>Pay</p><p>Shift – Pay</p><p>Night – £15</p><p><strong>Day</strong> – £12</p><p>Come.</p>',
    ],
    [
      'lists in lists, as pages and as Google Docs write them',
      '<ol><li>A<ul><li>a</li></ul></li><li>B</li></ol><ul><li>C</li><ul><li>c</li></ul><li>D</li></ul>',
      '<ol><li>A<ul><li>a</li></ul></li><li>B</li></ol><ul><li>C<ul><li>c</li></ul></li><li>D</li></ul>',
    ],
    [
      'lists in lists of Markdown',
      '## Tasks\n\n- Sail\n  - Far\n  - Near\n- Sleep',
      '<h2>Tasks</h2><ul><li>Sail<ul><li>Far</li><li>Near</li></ul></li><li>Sleep</li></ul>',
    ],
    [
      'line ends that were written twice',
      'About us\\n\\nWe \\"sail\\".\\n- one\\n- two',
      '<p>About us</p><p>We "sail".</p><ul><li>one</li><li>two</li></ul>',
    ],
    ['line ends that were written twice, in HTML', '<p>One</p>\\n<p>Two</p>\\n', '<p>One</p><p>Two</p>'],
    ['a path of Windows', 'Look into C:\\new\\names', '<p>Look into C:\\new\\names</p>'],
    [
      'the direction and the language of its text',
      '<div dir="rtl" lang="ar"><p>نحن نبحث عن محاسب.</p><ul><li>خبرة <span dir="ltr">SAP</span></li></ul></div><p lang="en-GB">Apply.</p>',
      '<p dir="rtl" lang="ar">نحن نبحث عن محاسب.</p><ul dir="rtl"><li dir="rtl" lang="ar">خبرة <span dir="ltr">SAP</span></li></ul><p lang="en-GB">Apply.</p>',
    ],
    [
      'words of another language and of another direction',
      '<p lang="de">Wir suchen <i lang="en">Keeper</i> und <span lang="fr">amis</span>.</p><p><span lang=EN-US style="x:y">Word</span></p>',
      '<p lang="de">Wir suchen <i><span lang="en">Keeper</span></i> und <span lang="fr">amis</span>.</p><p>Word</p>',
    ],
    [
      'items further in',
      'Tasks:\n- Sail\n  - Far\n  - Near\n- Sleep',
      '<p>Tasks:</p><ul><li>Sail<ul><li>Far</li><li>Near</li></ul></li><li>Sleep</li></ul>',
    ],
    ['lines that were written as they are', '<pre>One\nTwo</pre>', '<p>One<br>Two</p>'],
    [
      'line ends that were written twice, within a paragraph',
      '<p>One\\nTwo\\nThree</p>',
      '<p>One<br>Two<br>Three</p>',
    ],
    [
      'HTML that was encoded twice',
      '&amp;lt;p&amp;gt;One &amp;amp;amp; two&amp;lt;/p&amp;gt;',
      '<p>One &amp; two</p>',
    ],
  ])('%s', (_name, source, html) => {
    expect(sanitiseDescription(readHtml(source, base))).toBe(
      sanitiseDescription(html).replaceAll(/<(\/?)h2>/g, '<$1h3>'),
    );
  });

  test.each([...'-–—‒―‐‑−－﹣⁃*+•▪●'].map((dash) => [dash]))('lines with "%s" are a list', (dash) => {
    const lines = ['five', 'six', 'seven'].map((word) => `${dash} ${word}`).join('\n');
    const list = '<ul><li>five</li><li>six</li><li>seven</li></ul>';
    expect(readHtml(`Needs:\n${lines}`)).toBe(`<p>Needs:</p>${list}`);
    expect(readHtml(`<p>Needs:<br>${lines.replaceAll('\n', '<br>')}</p>`)).toBe(`<p>Needs:</p>${list}`);
    expect(readHtml(`**Needs**\n\n${lines}`)).toBe(`<p><strong>Needs</strong></p>${list}`);
  });

  test('and dashes without a blank, but no numbers and no single line', () => {
    expect(readHtml('Needs:\n-five\n–six')).toBe('<p>Needs:</p><ul><li>five</li><li>six</li></ul>');
    expect(readHtml('-5 degrees\n-7 at night')).toBe('<p>-5 degrees<br>-7 at night</p>');
    expect(readHtml('We sail.\n— the crew')).toBe('<p>We sail.<br>— the crew</p>');
  });

  test('without an address relative links are text', () => {
    expect(readHtml('<p><a href="/benefits">Us</a></p>')).toBe('<p>Us</p>');
  });

  test('however deep its lists, it is read', () => {
    const deep = readHtml('<ul><li>x'.repeat(5000));
    expect(deep.match(/<ul>/g)?.length).toBe(6);
    expect(deep.match(/x/g)?.length).toBe(5000);
  });
});
