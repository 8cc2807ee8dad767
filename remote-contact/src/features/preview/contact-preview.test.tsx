import { screen } from '@testing-library/react';
import { aContactSummary, renderScreen } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { ContactPreview } from './contact-preview';

const open = (erased: boolean) =>
  renderScreen(<ContactPreview contact={aContactSummary({ id: 12, erased })} />, {
    roles: ['NEGOTIATOR'],
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: { 'GET user': () => [] },
  });
const offered = () => [
  screen.queryByRole('link', { name: 'Modifier' }) !== null,
  screen.queryByRole('button', { name: /panier/ }) !== null,
];

it('offers to edit a contact and to add it to the cart', async () => {
  await open(false);
  expect(offered()).toEqual([true, true]);
});

it('shows only a notice for an erased contact', async () => {
  await open(true);
  expect(offered()).toEqual([false, false]);
  expect(screen.getByText('Les données de cette personne ont été effacées')).toBeVisible();
});
