import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** Attributes that people read or hear. */
const readAttributes =
  /^(label|title|placeholder|hint|text|alt|heading|description|message|caption|summary|why|confirm|cancel|submit|legend|lead|aria-(label|description|roledescription|valuetext))$/;
/** What is no sentence: a sign, a number, an example of an address or a code. */
const isText = (text: string) =>
  /\p{L}{2}/u.test(text) && !/^(https?:|[\w.+-]+@|[A-Z\d-]+$|[\w-]+\.[a-z]+$)/.test(text.trim());
/** What these hold is code, and keys of a keyboard. */
const codeTags: ReadonlySet<string> = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style']);

/** English that is written into a page, a refusal or a mail as it stands, so that no language can say it (L-40). */
export function checkUnsaid(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(
      (file) =>
        /^apps\/(web|server)\/.*\.tsx?$/.test(file.path) && !isTest(file) && !file.path.includes('/demo/'),
    )
    .flatMap(({ path, text }) =>
      textsIn(path, text).map((found) => ({
        what: `${path}: “${found.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`,
        advice: 'write it as say`…` or msg`…`, so that it can be translated.',
      })),
    );
}

function textsIn(path: string, code: string): string[] {
  const found: string[] = [];
  const take = (text: string) => {
    if (isText(text)) found.push(text);
  };
  const inCode: ESTree.JSXElement[] = [];
  const ofAttributes = new Set<unknown>();
  const visitor = new Visitor({
    JSXElement(element) {
      const { name } = element.openingElement;
      if (name.type === 'JSXIdentifier' && codeTags.has(name.name)) inCode.push(element);
    },
    'JSXElement:exit'(element) {
      if (inCode.at(-1) === element) inCode.pop();
    },
    JSXText({ value }) {
      if (inCode.length === 0) take(value);
    },
    JSXAttribute({ name, value }) {
      ofAttributes.add(value);
      if (name.type !== 'JSXIdentifier' || !readAttributes.test(name.name) || !value) return;
      if (value.type === 'Literal') take(value.value);
      else if (value.type === 'JSXExpressionContainer') textsOf(value.expression).forEach(take);
    },
    JSXExpressionContainer(container) {
      const { expression } = container;
      if (inCode.length > 0 || ofAttributes.has(container) || expression.type === 'JSXEmptyExpression')
        return;
      branchesOf(expression).forEach(take);
    },
    NewExpression({ callee, arguments: [, said] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'AppError') return;
      if (said && said.type !== 'SpreadElement') textsOf(said).forEach(take);
    },
  });
  visitor.visit(parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).program);
  return found;
}

/** The texts that an expression may give. */
function textsOf(expression: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  if (expression.type === 'JSXEmptyExpression') return [];
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? [expression.value] : [];
  if (expression.type === 'TemplateLiteral')
    return [expression.quasis.map(({ value }) => value.cooked ?? '').join('{}')];
  return branchesOf(expression);
}

/** Of a text among children, an address or a name may be one: only what a condition chooses is looked at. */
function branchesOf(expression: ESTree.Expression): string[] {
  if (expression.type === 'ConditionalExpression')
    return [...textsOf(expression.consequent), ...textsOf(expression.alternate)];
  if (expression.type === 'LogicalExpression') return textsOf(expression.right);
  if (expression.type === 'ParenthesizedExpression') return branchesOf(expression.expression);
  return expression.type === 'Literal' ? textsOf(expression) : [];
}
