import { screen, waitFor, within } from '@testing-library/react';
import { displayModeStore } from '@pignon/shared/state';
import { aPage, aUser } from '@pignon/shared/testing';
import { openList, ROWS } from '../../test/open-list';

const LEA = aUser({ loginEmail: 'lea@pignon.test', firstName: 'Léa', lastName: 'Bidart', roles: ['NEGOTIATOR'] });

/** Opens the search form of a list at an address. */
async function openCriteria(search: string, total = 3) {
  const listScreen = await openList(search, {
    'GET user': () => [LEA],
    'POST property/find': () => aPage(ROWS, total),
  });
  await listScreen.user.click(await screen.findByRole('button', { name: /^Critères/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Critères de recherche' });
  const apply = async (name: string) => listScreen.user.click(await within(dialog).findByRole('button', { name }));
  return { ...listScreen, dialog: within(dialog), apply };
}

beforeEach(() => {
  displayModeStore.set('IMAGES');
  sessionStorage.clear();
});

it('offers each kind of transaction, or both', async () => {
  const { user, dialog, apply, address } = await openCriteria('?transaction=rent');
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Tout',
    'Vente',
    'Location',
  ]);
  expect(dialog.getByRole('radio', { name: 'Location' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Tout' }));
  await apply('Voir 3 biens');
  expect(address()).toBe('/property/list');
});

it('filters by negotiator, energy class, orientation and last day', async () => {
  const { user, dialog, apply, address } = await openCriteria('');
  const people = dialog.getByRole('combobox', { name: 'Négociateur' });
  expect(await within(people).findByRole('option', { name: 'Léa Bidart' })).toBeInTheDocument();
  await user.selectOptions(people, 'Léa Bidart');
  const classes = within(dialog.getByRole('group', { name: 'DPE' }));
  await user.click(classes.getByRole('button', { name: 'B' }));
  await user.click(classes.getByRole('button', { name: 'A' }));
  await user.click(dialog.getByRole('button', { name: 'Sud' }));
  await user.type(dialog.getByRole('textbox', { name: 'Jusqu’au' }), '31/10/2026');
  expect(classes.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  await apply('Voir 3 biens');
  expect(address()).toBe('/property/list?dpe=a,b&facing=south&addedTo=2026-10-31&negotiator=lea@pignon.test');
});

it('keeps a negotiator who left the agency, until it is cleared', async () => {
  const { user, dialog, apply, address } = await openCriteria('?negotiator=parti@pignon.test');
  const people = dialog.getByRole('combobox', { name: 'Négociateur' });
  expect(people).toHaveValue('parti@pignon.test');
  await user.selectOptions(people, 'Tous');
  await apply('Voir 3 biens');
  expect(address()).toBe('/property/list');
});

it('offers the usual periods, and the one of the address', async () => {
  const { dialog } = await openCriteria('?added=45');
  const period = dialog.getByRole('combobox', { name: 'Ajouté au portefeuille' });
  expect(period).toHaveValue('45');
  const offered = within(period)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered[0]).toBe('Sans limite');
  expect(offered).toContain('Ces 30 derniers jours');
  expect(offered).toContain('Ces 45 derniers jours');
  expect(new Set(offered).size).toBe(offered.length);
});

it('refuses beside the end a period whose end precedes its start', async () => {
  const { dialog } = await openCriteria('?addedFrom=2026-10-31&addedTo=2026-01-01');
  const end = dialog.getByRole('textbox', { name: 'Jusqu’au' });
  expect(end).toBeInvalid();
  expect(end).toHaveAccessibleDescription('La fin de la période précède son début.');
});

it('removes a cleared day', async () => {
  const { user, dialog, apply, address } = await openCriteria('?addedFrom=2026-01-01&addedTo=2026-10-31');
  await user.clear(dialog.getByRole('textbox', { name: 'Jusqu’au' }));
  await user.clear(dialog.getByRole('textbox', { name: 'À partir du' }));
  await user.tab();
  await apply('Voir 3 biens');
  expect(address()).toBe('/property/list');
});

it('clears all criteria at once, but no other filter', async () => {
  const { user, dialog, apply, address } = await openCriteria('?q=mer&type=house&price=-250000&dpe=a&city=64102');
  await user.click(dialog.getByRole('button', { name: 'Effacer les critères' }));
  expect(dialog.getByRole('button', { name: 'Maison' })).toHaveAttribute('aria-pressed', 'false');
  await apply('Voir 3 biens');
  expect(address()).toBe('/property/list?q=mer');
});

it('announces an empty result in advance, and still applies', async () => {
  const { apply, address } = await openCriteria('?type=house', 0);
  await apply('Aucun bien');
  expect(address()).toBe('/property/list?type=house');
});

it('shows the number of active criteria on its button', async () => {
  const { apply } = await openCriteria('?type=house&dpe=a');
  await apply('Voir 3 biens');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Critères/ })).toHaveTextContent(/^Critères ?2$/));
});

it('applies a bound just typed, by Enter', async () => {
  const screenWithDialog = await openCriteria('');
  await screenWithDialog.user.type(
    screenWithDialog.dialog.getByRole('textbox', { name: /^Prix.*au moins/ }),
    '295.000{Enter}',
  );
  expect(screenWithDialog.address()).toBe('/property/list?price=295000-');
});

it('applies a bound just typed, by the button', async () => {
  const { user, dialog, apply, address } = await openCriteria('');
  await user.type(dialog.getByRole('textbox', { name: /^Prix.*au plus/ }), '300 000');
  await apply('Voir 3 biens');
  expect(address()).toBe('/property/list?price=-300000');
});

it('asks about an ambiguous number before it closes', async () => {
  const { user, dialog, apply, address } = await openCriteria('');
  const size = dialog.getByRole('textbox', { name: /^Surface.*au moins/ });
  await user.type(size, '112.500');
  await apply('Voir 3 biens');
  expect(address()).toBe('/property/list');
  expect(dialog.getByText(/se lit de deux façons/)).toBeInTheDocument();
  expect(size).toHaveFocus();
});
