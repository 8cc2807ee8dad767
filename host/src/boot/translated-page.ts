/** Elements that something outside the page put in the place of a text of its own. */
const substitutes = new WeakMap<Node, Element>();

/** React marks what it drew; a wrapper of a translator has no such mark. */
const isForeign = (node: Node | null): node is Element =>
  node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));

/** Notes which element took the place of a text: in one step, or put beside it before the text left. */
function noteSubstitutes(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (removedNodes.length !== 1 || !(text instanceof Text) || text.parentNode) continue;
    const substitute = [addedNodes[0] ?? null, previousSibling, nextSibling].find(isForeign);
    if (substitute) substitutes.set(text, substitute);
  }
}

/** The child of `parent` that stands for `node`: an element that a translator put around it, or in its place; null where there is none. */
function holderIn(parent: Node, node: Node): Node | null {
  let holder: Node | null = node.parentNode ? node : (substitutes.get(node) ?? null);
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}

/** A text that gets new words comes back to its place: what stands there says the old ones. */
function restoreWrittenTexts(): void {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value?.set) return;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, words: string | null) {
      if (!this.parentNode) substitutes.get(this)?.replaceWith(this);
      value.set?.call(this, words);
    },
  });
}

/**
 * Lets the page go on where something outside it moves its texts: translators of browsers wrap each in an element of theirs, or put
 * one in its place, and React then removes a node, or inserts before one, that is no child any more, which throws (react#11538), or
 * writes to one that nobody sees. What stands for a text is taken for it; what is gone is gone.
 */
export function survivePageTranslation(): void {
  // Called with the node that they are asked of, below.
  // oxlint-disable-next-line typescript/unbound-method -- see above
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const holder = holderIn(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before === null || before.parentNode === this ? before : holderIn(this, before);
    return insertBefore.call(this, node, place) as T;
  };
  restoreWrittenTexts();
  new MutationObserver(noteSubstitutes).observe(document, { childList: true, subtree: true });
}
