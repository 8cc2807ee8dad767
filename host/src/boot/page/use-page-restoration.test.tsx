import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { usePageRestoration } from './use-page-restoration';

function PageOf({ content }: { content?: string }) {
  usePageRestoration();
  return (
    <main id="main">
      <h1 tabIndex={-1}>Biens</h1>
      {content !== undefined && <button type="button">{content}</button>}
    </main>
  );
}

/** Opens an address without history of the product; `scrolled` records its scroll positions. */
function openAt(address: string) {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(window, { scrollY: 0 });
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <PageOf />
    </MemoryRouter>,
  );
  return { scrolled, unmount };
}

it('opens an address at its top, whatever the scroll position of the previous page', () => {
  const firstPage = openAt('/property/list');
  Object.assign(window, { scrollY: 44 });
  fireEvent.scroll(window);
  firstPage.unmount();
  const otherPage = openAt('/property/V26-00042');
  expect(otherPage.scrolled).not.toHaveBeenCalledWith(0, 44);
  otherPage.unmount();
  expect(openAt('/property/list').scrolled).toHaveBeenLastCalledWith(0, 44);
});

describe('Back', () => {
  /** A list whose link led to a property, and a search field outside the page. */
  async function openAndReturn(beforeReturn: () => void) {
    const page = (content: string) => (
      <>
        <input aria-label="Rechercher" />
        <PageOf content={content} />
      </>
    );
    const router = createMemoryRouter(
      [
        { path: '/list', element: page('Villa') },
        { path: '/villa', element: page('Étage') },
      ],
      { initialEntries: ['/list'] },
    );
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<RouterProvider router={router} />);
    screen.getByRole('button', { name: 'Villa' }).focus();
    await act(() => router.navigate('/villa'));
    beforeReturn();
    await act(() => router.navigate(-1));
  }

  it('focuses the element that led away', async () => {
    await openAndReturn(() => undefined);
    expect(screen.getByRole('button', { name: 'Villa' })).toHaveFocus();
  });

  it('leaves the focus where the user types outside the page', async () => {
    await openAndReturn(() => screen.getByRole('textbox', { name: 'Rechercher' }).focus());
    expect(screen.getByRole('textbox', { name: 'Rechercher' })).toHaveFocus();
  });
});
