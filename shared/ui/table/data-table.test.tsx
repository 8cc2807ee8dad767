import { screen, within } from '@testing-library/react';
import { aContactSummary, renderScreen } from '@pignon/shared/testing';
import { DataTable, type Column } from '.';

const rows = [aContactSummary(), aContactSummary({ id: 8, lastName: 'Lafitte', city: null })];
type Row = (typeof rows)[number];
const columns: Column<Row>[] = [
  { key: 'name', title: 'Nom', primary: true, sort: 'lastName', render: (row) => row.lastName },
  { key: 'city', title: 'Ville', sort: 'city', render: (row) => row.city },
  { key: 'count', title: 'Critères', align: 'end', render: (row) => row.criteriaCount },
];

function renderTable(overrides: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) {
  return <DataTable label="Contacts" columns={columns} rows={rows} rowKey={(row) => row.id} {...overrides} />;
}

describe('a table', () => {
  it('has a name, column titles and one row per record', async () => {
    await renderScreen(renderTable());
    const tableQueries = within(screen.getByRole('table', { name: 'Contacts' }));
    expect(tableQueries.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Nom',
      'Ville',
      'Critères',
    ]);
    expect(tableQueries.getAllByRole('row')).toHaveLength(3);
  });

  it('sorts by a column, then in the reverse direction', async () => {
    const onOrder = jest.fn();
    const order = { property: 'lastName', direction: 'ASC' } as const;
    const { user } = await renderScreen(renderTable({ order, onOrder }));
    expect(screen.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Nom' }));
    await user.click(screen.getByRole('button', { name: 'Ville' }));
    expect(onOrder.mock.calls).toEqual([
      [{ property: 'lastName', direction: 'DESC' }],
      [{ property: 'city', direction: 'ASC' }],
    ]);
    expect(screen.queryByRole('button', { name: 'Critères' })).not.toBeInTheDocument();
  });

  it('opens the record of a row', async () => {
    const { user, address } = await renderScreen(renderTable({ rowLink: (row) => `/contact/${row.id}` }));
    await user.click(screen.getByRole('link', { name: 'Lafitte' }));
    expect(address()).toBe('/contact/8');
  });
});
