import { expect, test } from 'vitest';
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
    '<p>One</p><ul><li>Two</li><ul><li>Three</li></ul></ul><p>Four</p>',
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
  expect(readHtml(`<a href="${'x'.repeat(2001)}">${'<p>x'.repeat(3)}`)).toBe('<p><a>x</a></p>'.repeat(3));
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
