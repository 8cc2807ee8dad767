import { screen } from '@testing-library/react';
import { aUser } from '@pignon/shared/testing';
import { openPropertyScreen } from '../../test/open-property-screen';
import { ValueText } from './value-text';
import { PropertyState } from './property-state';

const NORA = aUser({ loginEmail: 'nora@pignon.test', firstName: 'Nora', lastName: 'Etche' });
const words = { api: { 'GET user': () => [NORA] } };

describe('a formatted value of the history', () => {
  it('lists the parts of an item in the order of the form', async () => {
    const room = { size: 12, note: 'sud', type: 'BEDROOM', floor: 1, fullSize: 13, validRoom: false };
    await openPropertyScreen(<ValueText path="rooms" value={[room]} />, words);
    expect(await screen.findByRole('listitem')).toHaveTextContent('Chambre · 12 m² · 13 m² · non comptée · 1 · sud');
  });

  it('names the author of a comment', async () => {
    const comment = {
      text: 'Pressé',
      author: 'nora@pignon.test',
      pinned: false,
      createdTime: '2026-11-20T09:30:00.000Z',
    };
    await openPropertyScreen(<ValueText path="comments" value={[comment]} />, words);
    expect(await screen.findByText('Pressé · 20/11/2026 10:30 · Nora Etche')).toBeVisible();
  });

  it('lists all fields of the property in the order of the form', async () => {
    const state = {
      rooms: [],
      financialInfo: { priceNoFees: 1 },
      propertyMetadata: { floor: 2, homeSize: 80 },
      title: 'Villa',
    };
    await openPropertyScreen(<PropertyState state={state} />, words);
    const labels = screen.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
    expect(labels).toEqual(['Titre de l’annonce', 'Surface habitable', 'Étage', 'Prix hors honoraires']);
  });
});
