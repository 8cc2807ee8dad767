/** Replacements of text nodes by browser translators or extensions, by original node. */
const substitutes = new WeakMap<Node, Element>();

/** React marks its elements; a translator's wrapper has no such mark. */
const isForeignElement = (node: Node | null): node is Element =>
  node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));

/** Records which element replaced a text: in one step, or inserted beside the text before its removal. */
function recordSubstitutes(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (removedNodes.length !== 1 || !(text instanceof Text) || text.parentNode) continue;
    const substitute = [addedNodes[0] ?? null, previousSibling, nextSibling].find(isForeignElement);
    if (substitute) substitutes.set(text, substitute);
  }
}

/** Finds the child of `parent` that is, wraps or replaces `node`; null when there is none. */
function childHolding(parent: Node, node: Node): Node | null {
  let holder: Node | null = node.parentNode ? node : (substitutes.get(node) ?? null);
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}

/** Restores a text node whose content changed: its replacement shows the old content. */
function restoreWrittenTexts(): void {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value?.set) return;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, newText: string | null) {
      if (!this.parentNode) substitutes.get(this)?.replaceWith(this);
      value.set?.call(this, newText);
    },
  });
}

/**
 * Keeps React working after browser translators wrap or replace text nodes. React would throw when it removes a node,
 * or inserts before one, that is no longer a child (react#11538), or would update a detached one. Redirects these
 * operations to the replacement; ignores removed nodes.
 */
export function survivePageTranslation(): void {
  // Called with their node as `this`, below.
  // oxlint-disable-next-line typescript/unbound-method -- see above
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const holder = childHolding(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const insertionPoint = before === null || before.parentNode === this ? before : childHolding(this, before);
    return insertBefore.call(this, node, insertionPoint) as T;
  };
  restoreWrittenTexts();
  new MutationObserver(recordSubstitutes).observe(document, { childList: true, subtree: true });
}
