import { render } from '@testing-library/react';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { useCurrentPageTitle, usePageTitle, useTitleCount } from './page-title';

setRuntimeConfig({ appTitle: 'Pignon' });

function Page({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

function Route({ page }: { page?: string }) {
  usePageTitle('Bien', 'route');
  return (
    <>
      <p>{useCurrentPageTitle()}</p>
      {page !== undefined && <Page title={page} />}
    </>
  );
}

describe('the tab title', () => {
  it('is the page’s title, or the route’s without one', () => {
    const { rerender, unmount, container } = render(<Route />);
    expect(document.title).toBe('Bien · Pignon');
    rerender(<Route page="V26-00042 · Maison de ville" />);
    expect(document.title).toBe('V26-00042 · Maison de ville · Pignon');
    expect(container).toHaveTextContent('V26-00042 · Maison de ville');
    rerender(<Route page="V26-00043 · Loft" />);
    expect(document.title).toBe('V26-00043 · Loft · Pignon');
    rerender(<Route />);
    expect(document.title).toBe('Bien · Pignon');
    unmount();
    expect(document.title).toBe('Pignon');
  });

  it('shows a count before the page title, which is not announced', () => {
    function CountedPage({ count }: { count: number }) {
      useTitleCount(count);
      return <Route page="Biens" />;
    }
    const { rerender, unmount, container } = render(<CountedPage count={2} />);
    expect(document.title).toBe('(2) Biens · Pignon');
    expect(container).toHaveTextContent(/^Biens$/);
    rerender(<CountedPage count={0} />);
    expect(document.title).toBe('Biens · Pignon');
    rerender(<CountedPage count={1} />);
    unmount();
    expect(document.title).toBe('Pignon');
  });
});
