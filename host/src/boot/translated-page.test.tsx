import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { survivePageTranslation } from './translated-page';

/** Wraps every text of a page twice in elements, as the translator of Chromium does. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('span'), document.createElement('span')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

function Page({ count }: { count: number }): ReactNode {
  return (
    <p>
      {count > 1 && 'plusieurs '}
      {count > 0 ? <b>biens</b> : 'aucun bien'}
      {count} au total
    </p>
  );
}

it('goes on drawing a page that a browser translated', () => {
  const before = Object.getOwnPropertyDescriptors(Node.prototype);
  survivePageTranslation();
  try {
    const { container, rerender, unmount } = render(<Page count={2} />);
    for (const count of [0, 2, 1, 0, 3]) {
      translate(container);
      rerender(<Page count={count} />);
    }
    expect(screen.getByText(/plusieurs/)).toBeInTheDocument();
    expect(container.textContent).not.toContain('aucun bien');
    translate(container);
    unmount();
    expect(container.textContent).toBe('');
  } finally {
    Object.defineProperties(Node.prototype, { removeChild: before.removeChild, insertBefore: before.insertBefore });
  }
});
