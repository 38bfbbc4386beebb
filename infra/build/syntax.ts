export type SyntaxNode = { type: string; start: number; end: number };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * A node of a syntax tree with all nodes below it; those that `isSkipped` names are left out with everything in them.
 */
export const nodesOf = (root: object, isSkipped: (node: SyntaxNode) => boolean = () => false): SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  const open: unknown[] = [root];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) open.push(...(next as unknown[]));
    else if (isNode(next) && !isSkipped(next)) {
      found.push(next);
      open.push(...Object.values(next));
    }
  }
  return found;
};
