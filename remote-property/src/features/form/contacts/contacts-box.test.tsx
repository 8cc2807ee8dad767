import { screen } from '@testing-library/react';
import { useState } from 'react';
import { bus } from '@pignon/shared/bus';
import { CompositionProvider, type Composition, type SlotProps } from '@pignon/shared/contract';
import { EMPTY_CONTACT } from '@pignon/shared/domain/contact/draft-contact';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { allFrench } from '../../../test/french';
import { ContactsBox } from './contacts-box';

const AT = '2026-11-21T09:30:00.000Z';

type ContactTypes = PropertyFields['contactTypes'];

function Box() {
  const [value, setValue] = useState<ContactTypes>({});
  return (
    <>
      <ContactsBox id="contactTypes" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const NOTHING: Composition = { menus: [], routes: [], slotPieces: () => [] };

const open = (api: FakeHandlers, composition = NOTHING) =>
  renderScreen(
    <CompositionProvider value={composition}>
      <Box />
    </CompositionProvider>,
    {
      messages: { namespace: 'property', load: () => Promise.resolve(allFrench) },
      api: { 'POST contact/byIds': () => ({ content: [] }), ...api },
    },
  );

const requestOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('asked') ?? '';

it('adds the contact that another tab created on request, with its role, and no other', async () => {
  const notary = { ...EMPTY_CONTACT, contactType: ['NOTARY' as const], id: 12, erased: false, version: 1 };
  await open({ 'GET contact/{id}': () => ({ ...notary, createdTime: AT, modifiedTime: AT }) });
  const newContactRequest = requestOf(await screen.findByRole('link', { name: /Créer un contact/ }));
  bus.publish('contact.saved', { contactId: 11 });
  bus.publish('contact.saved', { contactId: 10, asked: 'another form' });
  bus.publish('contact.saved', { contactId: 12, asked: newContactRequest });
  expect(await screen.findByText('{"12":["NOTARY"]}')).toBeInTheDocument();
});

it('adds an unreadable contact as owner', async () => {
  await open({ 'GET contact/{id}': () => refuse('UNAVAILABLE') });
  const newContactRequest = requestOf(await screen.findByRole('link', { name: /Créer un contact/ }));
  bus.publish('contact.saved', { contactId: 12, asked: newContactRequest });
  expect(await screen.findByText('{"12":["OWNER"]}')).toBeInTheDocument();
});

it('opens the contact dialog where one exists, and adds the created contact', async () => {
  const Dialog = ({ to, onClose }: SlotProps<'contact.create'>) => (
    <button
      type="button"
      onClick={() => {
        const requestParam = new URL(to, 'http://x').searchParams.get('asked') ?? '';
        bus.publish('contact.saved', { contactId: 12, asked: requestParam });
        onClose();
      }}
    >
      {`Enregistrer ${to.slice(0, 23)}`}
    </button>
  );
  const composition = {
    menus: [],
    routes: [],
    slotPieces: () => [{ key: 'x', remote: 'contact', Piece: Dialog }],
  } as unknown as Composition;
  const { user } = await open({ 'GET contact/{id}': () => refuse('UNAVAILABLE') }, composition);
  await user.click(await screen.findByRole('button', { name: 'Créer un contact' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer /contact/new?type=owner' }));
  expect(await screen.findByText('{"12":["OWNER"]}')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Enregistrer/ })).not.toBeInTheDocument();
});
