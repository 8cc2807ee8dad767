import { screen } from '@testing-library/react';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { emptyCart } from '@pignon/shared/state';
import { aPage } from '@pignon/shared/testing';
import { box, openList, ROWS } from '../test/open-list';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  emptyCart();
});

describe('a field of the catalogue as a column', () => {
  const shownFields = {
    floor: 2,
    furnished: false,
    commissionRate: 4.5,
    availableFrom: '2027-01-15',
    heating: 'HEAT_PUMP',
  };
  const open = (columns: PropertySummary['columns']) =>
    openList('?view=table&show=floor,furnished,commissionRate,availableFrom,heating', {
      'POST property/find': () => aPage([{ ...ROWS[0]!, columns }]),
    });
  const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

  it('is requested, and formatted by its kind', async () => {
    const { api } = await open(shownFields);
    await box(1);
    const findBody = api.received.find((call) => call.key === 'POST property/find')?.body as { columns: string[] };
    expect(findBody.columns).toEqual(Object.keys(shownFields));
    expect(cells().filter(Boolean)).toEqual(
      expect.arrayContaining(['2', 'Non', '4,5\u00a0%', '15/01/2027', 'Pompe à chaleur']),
    );
  });

  it('is a dash when empty', async () => {
    await open({ floor: null });
    await box(1);
    expect(cells().filter((text) => text === '—')).toHaveLength(5);
  });

  it('is not requested without a table', async () => {
    const { api } = await openList('?view=images&show=floor');
    await box(1);
    const findBody = api.received.find((call) => call.key === 'POST property/find')?.body as object;
    expect(findBody).not.toHaveProperty('columns');
  });
});

it('gives a title the width of its column, and a rent its period', async () => {
  const title = 'Appartement lumineux avec vue sur la baie de Saint-Jean-de-Luz';
  const rent = { ...ROWS[0]!, title, transactionType: 'RENT', price: 850 } as const;
  await openList('?view=table', { 'POST property/find': () => aPage([rent]) });
  await box(1);
  expect(screen.getByTitle(title)).toHaveTextContent(title);
  expect(screen.getByText(/^850\s€\/mois$/)).toBeVisible();
});
