/** The child of `parent` that holds `node`: an element that a translator put around it; null where there is none. */
function holderIn(parent: Node, node: Node): Node | null {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}

/**
 * Lets the page go on where something outside it moves its texts: translators of browsers wrap each in an element of theirs, and
 * React then removes a node, or inserts before one, that is no child any more, which throws (react#11538). The wrapper is
 * taken for what it wraps; what is gone is gone.
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
}
