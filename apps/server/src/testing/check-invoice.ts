import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fontoxpath from 'fontoxpath';
import { parseXmlDocument, type Document, type Element, type Node } from 'slimdom';
import { validateXML } from 'xmllint-wasm';

// Node finds no names in this package's older kind of module.
const { evaluateXPathToBoolean, evaluateXPathToNodes } = fontoxpath;

const folder = new URL('../../fixtures/en16931/', import.meta.url);
const read = (name: string) => gunzipSync(readFileSync(new URL(name, folder))).toString();

const schemaFiles = [
  'CrossIndustryInvoice_100pD16B.xsd',
  'CrossIndustryInvoice_QualifiedDataType_100pD16B.xsd',
  'CrossIndustryInvoice_ReusableAggregateBusinessInformationEntity_100pD16B.xsd',
  'CrossIndustryInvoice_UnqualifiedDataType_100pD16B.xsd',
].map((fileName) => ({ fileName, contents: read(`xsd/${fileName}.gz`) }));

/** What is wrong with an invoice by the schema of Cross Industry Invoice. */
export async function findSchemaProblems(xml: string): Promise<string[]> {
  const [schema, ...preload] = schemaFiles;
  if (!schema) throw new Error('There is no schema.');
  const { errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: [schema],
    preload,
  });
  return errors.map(({ message }) => message);
}

interface Rule {
  context: string;
  lets: { name: string; value: string }[];
  asserts: { id: string; test: string; message: string; isFatal: boolean }[];
}

const childrenOf = (parent: Element, name: string) =>
  parent.children.filter((child) => child.localName === name);
const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';

/** Rules stand in patterns: of each, the first one whose context a node is in is tried. */
function readSchematron(text: string) {
  const root = parseXmlDocument(text).documentElement;
  if (!root) throw new Error('There is no Schematron.');
  const namespaces = new Map(
    childrenOf(root, 'ns').map((ns) => [attribute(ns, 'prefix'), attribute(ns, 'uri')] as const),
  );
  const patterns = childrenOf(root, 'pattern').map((pattern) => childrenOf(pattern, 'rule').map(readRule));
  return { namespaces, patterns };
}

function readRule(rule: Element): Rule {
  return {
    context: attribute(rule, 'context'),
    lets: childrenOf(rule, 'let').map((one) => ({
      name: attribute(one, 'name'),
      value: attribute(one, 'value'),
    })),
    asserts: childrenOf(rule, 'assert').map((one) => ({
      id: attribute(one, 'id'),
      test: attribute(one, 'test'),
      message: (one.textContent ?? '').trim(),
      isFatal: attribute(one, 'flag') !== 'warning',
    })),
  };
}

const schematron = readSchematron(read('EN16931-CII-validation.sch.gz'));

interface Report {
  /** How many assertions were tried, each as often as its context is there. */
  tried: number;
  /** Ids of assertions that were tried. */
  ids: Set<string>;
  failed: { id: string; message: string; isFatal: boolean }[];
}

/** Runs the official rules of EN 16931 over an invoice. */
export function runSchematron(xml: string): Report {
  const invoice = parseXmlDocument(xml);
  const report: Report = { tried: 0, ids: new Set(), failed: [] };
  for (const pattern of schematron.patterns) {
    const taken = new Set<Node>();
    for (const rule of pattern) {
      for (const node of nodesOf(rule.context, invoice)) {
        if (taken.has(node)) continue;
        taken.add(node);
        tryRule(rule, node, report);
      }
    }
  }
  return report;
}

const options = {
  namespaceResolver: (prefix: string) => schematron.namespaces.get(prefix) ?? (prefix === 'xs' ? xsd : null),
};
const xsd = 'http://www.w3.org/2001/XMLSchema';

/** A context is a pattern, as templates have them: each of its alternatives is looked for anywhere. */
function nodesOf(context: string, invoice: Document): Node[] {
  const anywhere = context
    .split(/\|(?![^[]*\])/)
    .map((one) => (one.trim().startsWith('/') ? one : `//${one.trim()}`))
    .join(' | ');
  return evaluateXPathToNodes(anywhere, invoice, null, null, options);
}

function tryRule({ lets, asserts }: Rule, node: Node, report: Report): void {
  const prefix = lets.map(({ name, value }) => `let $${name} := ${value} return `).join('');
  for (const { id, test, message, isFatal } of asserts) {
    report.tried++;
    report.ids.add(id);
    if (!evaluateXPathToBoolean(prefix + test, node, null, null, options))
      report.failed.push({ id, message, isFatal });
  }
}
