import { screen } from '@testing-library/react';
import { actionOfKey, pageActions } from '@pignon/shared/contract';
import { renderScreen } from '@pignon/shared/testing';
import { DataTable } from '../../table';
import { useWalkKeys } from '..';

const ROWS = ['Anglet', 'Bayonne', 'Biarritz'];

function List() {
  useWalkKeys();
  return (
    <main>
      <input aria-label="Chercher" />
      <DataTable
        label="Biens"
        rows={ROWS}
        rowKey={(row) => row}
        rowLink={(row) => `/${row}`}
        columns={[{ key: 'name', title: 'Nom', primary: true, render: (row) => row }]}
      />
    </main>
  );
}

const press = (key: string) => actionOfKey(pageActions(), key)?.run();

it('moves through the rows by j and k, and stops at both ends', async () => {
  await renderScreen(<List />);
  press('j');
  expect(screen.getByRole('link', { name: 'Anglet' })).toHaveFocus();
  press('j');
  press('j');
  press('j');
  expect(screen.getByRole('link', { name: 'Biarritz' })).toHaveFocus();
  press('k');
  expect(screen.getByRole('link', { name: 'Bayonne' })).toHaveFocus();
});

it('focuses the first row by an arrow key without focus, and opens it with Enter', async () => {
  const { user, address } = await renderScreen(<List />);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Bayonne' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/Bayonne');
});

it('ignores arrow keys in a field', async () => {
  const { user } = await renderScreen(<List />);
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
