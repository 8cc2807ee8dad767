import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { usePageRestoration } from './use-page-restoration';

function Page() {
  usePageRestoration();
  return (
    <main id="main">
      <h1 tabIndex={-1}>Biens</h1>
    </main>
  );
}

/** Opens an address without history of the product; `scrolled` records its scroll positions. */
function openAt(address: string) {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(window, { scrollY: 0 });
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
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
