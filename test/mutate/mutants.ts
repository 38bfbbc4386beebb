import { parseSync } from 'vite';

/** One small change of a source file: `text` replaces the range. */
export type Mutant = {
  file: string;
  operator: string;
  /** 1-based. */
  line: number;
  start: number;
  end: number;
  text: string;
  /** The range in which the choice between original and mutant is inserted; it contains the changed range. */
  host: { start: number; end: number; kind: 'expression' | 'statement' | 'element' };
};

type Node = { type: string; start: number; end: number };
type Found = Omit<Mutant, 'file' | 'line'>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
/** A property of a syntax tree's node: a child, a list of children or a plain value. */
const part = (node: Node, key: string): unknown => (node as unknown as Record<string, unknown>)[key];
const child = (node: Node, key: string): Node => {
  const found = part(node, key);
  if (!isNode(found)) throw new Error(`${node.type} has no ${key}`);
  return found;
};
const children = (node: Node, key: string): Node[] => {
  const found = part(node, key);
  return Array.isArray(found) ? found.filter(isNode) : [];
};
const operatorOf = (node: Node) => String(part(node, 'operator'));

const swappedOperators: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
  '&&': ['||'],
  '||': ['&&'],
};
const swappedMethods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);
/** Methods that return the type of the value that they are called on. */
const removableMethods =
  'filter toSorted toReversed slice trim toLowerCase toUpperCase normalize replace replaceAll padStart concat'.split(
    ' ',
  );

/** Type-level code and names are never mutated. */
const skippedKeys = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'superTypeArguments']);
const typeWrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const skippedTypes = /^(?:Import|ExportAll|TS)/;

/** Every mutant of a file's code, in the order of position. */
export const mutantsOf = (file: string, code: string): Mutant[] => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  const found: Found[] = [];
  visit(program as unknown as Node, code, null, found);
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length;
  return found
    .map((mutant) => ({ ...mutant, file, line: lineOf(mutant.start) }))
    .toSorted((one, other) => one.start - other.start);
};

/** `chain` is the optional chain that contains the node: changing a link changes the whole chain. */
function visit(node: Node, code: string, chain: Node | null, found: Found[]): void {
  if (skippedTypes.test(node.type) && !typeWrappers.includes(node.type)) return;
  if (isLog(node, code)) return;
  found.push(...changesOf(node, code, chain));
  const isLink = node.type === 'ChainExpression' || (chain !== null && /^(?:Call|Member)Expression$/.test(node.type));
  for (const [key, value] of Object.entries(node)) {
    if (skippedKeys.has(key) || isName(node, key)) continue;
    const spine = node.type === 'ChainExpression' ? node : chain;
    const next = isLink && ['expression', 'callee', 'object'].includes(key) ? spine : null;
    for (const inner of [value].flat()) if (isNode(inner)) visit(inner, code, next, found);
  }
}

/** Log lines are for operators; no behaviour depends on them. */
const isLog = ({ type, start }: Node, code: string): boolean =>
  (type === 'ExpressionStatement' || type === 'CallExpression') && code.startsWith('console.', start);

const isName = (node: Node, key: string): boolean => {
  if (key === 'key' || key === 'property') return part(node, 'computed') !== true;
  // In `{ a }`, key and value have the same range.
  if (key === 'value' && part(node, 'shorthand') === true) return child(node, 'value').type === 'Identifier';
  if (key === 'source' || key === 'label' || key === 'left') return node.type === 'ExportNamedDeclaration';
  return key === 'quasi' || key === 'directive';
};

/** An object as the body of an arrow function would be a block without parentheses. */
const asBody = (text: string): string => (text.startsWith('{') ? `(${text})` : text);

function changesOf(node: Node, code: string, chain: Node | null): Found[] {
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const host = chain ?? node;
  const change = (operator: string, { start, end }: { start: number; end: number }, text: string): Found => ({
    operator,
    start,
    end,
    text,
    host: { start: host.start, end: host.end, kind: 'expression' },
  });
  const removal = (kind: 'statement' | 'element', what: string, removed: Node): Found => ({
    operator: `removed ${what}`,
    start: removed.start,
    end: removed.end,
    text: '',
    host: { start: removed.start, end: removed.end, kind },
  });
  const swap = (left: Node, right: Node): Found[] => {
    const between = code.slice(left.end, right.start);
    const at = between.indexOf(operatorOf(node));
    return (swappedOperators[operatorOf(node)] ?? []).map((other) =>
      change('swapped operator', { start: left.end + at, end: left.end + at + operatorOf(node).length }, other),
    );
  };

  switch (node.type) {
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return swap(child(node, 'left'), child(node, 'right'));
    case 'LogicalExpression': {
      const [left, right] = [child(node, 'left'), child(node, 'right')];
      return [
        ...swap(left, right),
        change('removed right part', node, asBody(textOf(left))),
        change('removed left part', node, asBody(textOf(right))),
      ];
    }
    case 'UnaryExpression':
      return ['!', '-'].includes(operatorOf(node))
        ? [change('removed operator', node, textOf(child(node, 'argument')))]
        : [];
    case 'UpdateExpression':
      return [
        change(
          'swapped operator',
          node,
          textOf(node).replace(/\+\+|--/, (was) => (was === '++' ? '--' : '++')),
        ),
      ];
    case 'ConditionalExpression':
      return [
        change('always the first', node, asBody(textOf(child(node, 'consequent')))),
        change('always the second', node, asBody(textOf(child(node, 'alternate')))),
      ];
    case 'IfStatement':
      return ['true', 'false'].map((text) => constantTest(node, text));
    case 'WhileStatement':
      return [constantTest(node, 'false')];
    case 'ForStatement':
      return isNode(part(node, 'test')) ? [constantTest(node, 'false')] : [];
    case 'ArrayExpression': {
      const elements = children(node, 'elements');
      if (elements.length === 0) return [change('filled array', node, "['mutated']")];
      return elements.map((element) =>
        removal('element', element.type === 'SpreadElement' ? 'spread' : 'element', element),
      );
    }
    case 'ObjectExpression':
      return children(node, 'properties')
        .filter(({ type }) => type === 'SpreadElement')
        .map((spread) => child(spread, 'argument'))
        .map(({ start, end }) => ({
          operator: 'removed spread',
          start,
          end,
          text: '{}',
          host: { start, end, kind: 'expression' },
        }));
    case 'ExpressionStatement':
      return part(node, 'directive') ? [] : [removal('statement', 'statement', node)];
    case 'ThrowStatement':
      return [removal('statement', 'throw', node)];
    case 'TemplateLiteral':
      return textOf(node) === '``' ? [] : [change('emptied string', node, "''")];
    case 'Literal':
      return literal(part(node, 'value'), part(node, 'regex')).map(([operator, text]) => change(operator, node, text));
    case 'CallExpression':
      return call(node);
    case 'MemberExpression':
      return part(node, 'optional') === true ? [certain(node, child(node, 'object'))] : [];
    default:
      return [];
  }

  function constantTest(statement: Node, text: string): Found {
    const { start, end } = child(statement, 'test');
    return { operator: `condition is ${text}`, start, end, text, host: { start, end, kind: 'expression' } };
  }

  /** Replaces `?.` by a plain access. */
  function certain(link: Node, before: Node): Found {
    const at = before.end + code.slice(before.end, link.end).indexOf('?.');
    const dotted = /[[(]/.test(code[at + 2] ?? '') ? '' : '.';
    return change('certain instead of optional', { start: at, end: at + 2 }, dotted);
  }

  function call(node: Node): Found[] {
    const callee = child(node, 'callee');
    const optional = part(node, 'optional') === true ? [certain(node, callee)] : [];
    if (callee.type !== 'MemberExpression' || part(callee, 'computed') === true) return optional;
    const method = child(callee, 'property');
    const name = textOf(method);
    const other = swappedMethods.get(name);
    return [
      ...optional,
      ...(other ? [change(`${other} instead of ${name}`, method, other)] : []),
      ...(removableMethods.includes(name) && part(callee, 'optional') !== true
        ? [change(`removed ${name}`, { start: child(callee, 'object').end, end: node.end }, '')]
        : []),
    ];
  }
}

function literal(value: unknown, regex: unknown): [operator: string, text: string][] {
  if (typeof value === 'boolean') return [['swapped boolean', String(!value)]];
  if (typeof value === 'number') return [['changed number', String(value + 1)]];
  if (typeof value === 'string') return [value === '' ? ['filled string', "'mutated'"] : ['emptied string', "''"]];
  return regex ? pattern(regex as { pattern: string; flags: string }) : [];
}

function pattern({ pattern, flags }: { pattern: string; flags: string }): [operator: string, text: string][] {
  const written = (text: string, marks = flags) => `/${text}/${marks}`;
  const found: [string, string][] = [];
  if (pattern.startsWith('^')) found.push(['removed start of text', written(pattern.slice(1))]);
  if (pattern.endsWith('$') && !pattern.endsWith('\\$'))
    found.push(['removed end of text', written(pattern.slice(0, -1))]);
  for (const flag of flags)
    if (!'gu'.includes(flag)) found.push([`removed flag ${flag}`, written(pattern, flags.replace(flag, ''))]);
  for (const { index, 0: count, 1: minimum = '', 2: maximum } of pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)) {
    const with_ = (text: string) => written(pattern.slice(0, index) + text + pattern.slice(index + count.length));
    found.push([
      'changed count',
      with_(
        `{${Number(minimum) + 1}${maximum === undefined ? '' : `,${Math.max(Number(maximum), Number(minimum) + 1)}`}}`,
      ),
    ]);
    if (maximum !== undefined) found.push(['changed count', with_(`{${minimum},${Number(maximum) + 1}}`)]);
  }
  return found;
}
