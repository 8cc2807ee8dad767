import { act, screen } from '@testing-library/react';
import { actionOfKey, pageActions } from '@pignon/shared/contract';
import { renderScreen } from '@pignon/shared/testing';
import { DataTable } from '../../table';
import { PreviewFrame, useWalkKeys } from '..';

const ROWS = ['Anglet', 'Bayonne'];
const linkOf = (row: string) => `/${row}`;

function List() {
  useWalkKeys();
  return (
    <main>
      <PreviewFrame rows={ROWS} linkOf={linkOf} nameOf={(row) => row} draw={(row) => <p>Prix à {row}</p>}>
        <DataTable
          label="Biens"
          rows={ROWS}
          rowKey={(row) => row}
          rowLink={linkOf}
          columns={[{ key: 'name', title: 'Nom', primary: true, render: (row) => row }]}
        />
      </PreviewFrame>
    </main>
  );
}

const windowOf = (width: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
const preview = () => screen.queryByRole('complementary', { name: 'Aperçu' });
const press = (key: string) => act(() => actionOfKey(pageActions(), key)?.run());

beforeEach(() => {
  windowOf(1440);
});
afterEach(() => {
  if (preview()) press('a');
  localStorage.removeItem('pignon.preview');
});

it('shows the focused record beside the list, and closes on Escape', async () => {
  const { user } = await renderScreen(<List />);
  expect(preview()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Afficher l’aperçu' }));
  expect(preview()).toHaveTextContent('Prix à Anglet');
  press('j');
  press('j');
  expect(preview()).toHaveTextContent('Prix à Bayonne');
  await user.keyboard('{Escape}');
  expect(preview()).not.toBeInTheDocument();
});

it('opens beside the focused row, which keeps the focus', async () => {
  await renderScreen(<List />);
  press('j');
  press('j');
  const row = screen.getByRole('link', { name: 'Bayonne' });
  expect(row).toHaveFocus();
  press('a');
  expect(preview()).toHaveTextContent('Prix à Bayonne');
  expect(row).toHaveFocus();
  press('a');
  expect(row).toHaveFocus();
});

it('moves the focus between the buttons that open and close it', async () => {
  const { user } = await renderScreen(<List />);
  await user.click(screen.getByRole('button', { name: 'Afficher l’aperçu' }));
  expect(screen.getByRole('button', { name: 'Fermer l’aperçu' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Afficher l’aperçu' })).toHaveFocus();
});

it('stays open on the next visit', async () => {
  const first = await renderScreen(<List />);
  press('a');
  expect(localStorage.getItem('pignon.preview')).toBe('true');
  first.unmount();
  await renderScreen(<List />);
  expect(preview()).toBeVisible();
});

it('is not offered below 1440 px', async () => {
  windowOf(1280);
  await renderScreen(<List />);
  expect(screen.queryByRole('button', { name: 'Afficher l’aperçu' })).not.toBeInTheDocument();
});
