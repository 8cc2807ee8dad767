import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { survivePageTranslation } from './translated-page';

function textsIn(root: Node): Text[] {
  const treeWalker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (treeWalker.nextNode()) texts.push(treeWalker.currentNode as Text);
  return texts;
}

/** Creates the element that translators wrap around a text. */
const createWrapper = (name: string): HTMLElement => document.createElement(name);

/** How translators replace a text. */
const TRANSLATORS: Readonly<Record<string, (text: Text) => void>> = {
  'wraps text nodes': (text) => {
    const [outer, inner] = [createWrapper('font'), createWrapper('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  },
  'replaces text nodes': (text) => {
    const [outer, inner] = [createWrapper('font'), createWrapper('font')];
    inner.textContent = `<${text.data}>`;
    outer.append(inner);
    text.replaceWith(outer);
  },
  'adds a sibling, then removes the text node': (text) => {
    const outer = createWrapper('font');
    outer.textContent = `<${text.data}>`;
    text.before(outer);
    text.remove();
  },
};

function Page({ count }: { count: number }): ReactNode {
  return (
    <p>
      {count > 1 && 'plusieurs '}
      {count > 0 ? <b>biens</b> : 'aucun bien'}
      {count} au total
    </p>
  );
}

let originalDescriptors: ReturnType<typeof Object.getOwnPropertyDescriptors<Node>>;
beforeEach(() => {
  originalDescriptors = Object.getOwnPropertyDescriptors(Node.prototype);
  survivePageTranslation();
});
afterEach(() => {
  const { removeChild, insertBefore, nodeValue } = originalDescriptors;
  Object.defineProperties(Node.prototype, { removeChild, insertBefore, nodeValue });
});

/** Lets mutation observers run. */
const settle = () => act(() => Promise.resolve());

it.each(Object.entries(TRANSLATORS))('keeps rendering a page whose translator %s', async (_, translate) => {
  const { container, rerender, unmount } = render(<Page count={2} />);
  const translatePage = async () => {
    for (const text of textsIn(container)) if (text.data !== '') translate(text);
    await settle();
  };
  for (const count of [0, 2, 1, 0, 3]) {
    await translatePage();
    rerender(<Page count={count} />);
  }
  expect(screen.getByText(/plusieurs/)).toBeInTheDocument();
  expect(container.textContent).not.toContain('aucun bien');
  expect(container.textContent.replace(/[<>]/g, '')).toBe('plusieurs biens3 au total');
  await translatePage();
  unmount();
  expect(container.textContent).toBe('');
});
