import { act, screen, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { CompositionProvider, type SlotProps } from '@pignon/shared/contract';
import { renderScreen } from '@pignon/shared/testing';
import { compose } from '../boot/compose';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { EVERY_ENTRY } from './header/every-entry.fixture';
import { Shell } from './shell';

jest.mock('../boot/platform', () => ({
  catalogue: { get: () => EVERY_ENTRY, subscribe: () => () => undefined },
  pieces: {},
}));

addHostMessages();
addProductMessages();

/** Replaces the dialog of the contact remote. */
const Dialog = ({ to, onClose }: SlotProps<'contact.create'>) => (
  <button type="button" onClick={onClose}>
    {to}
  </button>
);

function open(isSlotFilled: boolean) {
  const composition = compose(EVERY_ENTRY, ['NEGOTIATOR']);
  const slotComponents = ((name: string) =>
    isSlotFilled && name === 'contact.create'
      ? [{ key: 'x', remote: 'contact', Piece: Dialog }]
      : []) as typeof composition.slotPieces;
  return renderScreen(
    <CompositionProvider value={{ ...composition, slotPieces: slotComponents }}>
      <Shell>
        <p>La page</p>
      </Shell>
    </CompositionProvider>,
    { at: '/visit/list', roles: ['NEGOTIATOR'], api: { 'GET search': () => [] } },
  );
}

const header = () => within(screen.getByRole('banner'));

it('opens the contact’s dialog from the menu over the present page, and closes it', async () => {
  const { user, address } = await open(true);
  await user.click(header().getByRole('button', { name: 'Créer' }));
  const entry = screen.getByRole('menuitem', { name: 'Contact' });
  expect(entry).toHaveAttribute('href', '/contact/new');
  await user.click(entry);
  expect(address()).toBe('/visit/list');
  await user.click(screen.getByRole('button', { name: '/contact/new' }));
  expect(screen.queryByRole('button', { name: '/contact/new' })).not.toBeInTheDocument();
});

it('opens it from the palette with the typed text', async () => {
  const { user, address } = await open(true);
  await user.type(header().getByRole('combobox'), 'Maïalen Harispe');
  await screen.findByRole('option', { name: /Créer le contact/ });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '/contact/new?name=Ma%C3%AFalen+Harispe' })).toBeVisible();
  expect(address()).toBe('/visit/list');
});

it('closes at the end of the session, so that the next user does not see the typed text', async () => {
  const { user } = await open(true);
  await user.type(header().getByRole('combobox'), 'Maïalen Harispe');
  await screen.findByRole('option', { name: /Créer le contact/ });
  await user.keyboard('{Enter}');
  act(() => bus.publish('session.ended', { reason: 'signed-out' }));
  expect(screen.queryByRole('button', { name: /Harispe/ })).not.toBeInTheDocument();
});

it('opens the form when no remote has such a dialog', async () => {
  const { user, address } = await open(false);
  await user.click(header().getByRole('button', { name: 'Créer' }));
  await user.click(screen.getByRole('menuitem', { name: 'Contact' }));
  expect(address()).toBe('/contact/new');
});
