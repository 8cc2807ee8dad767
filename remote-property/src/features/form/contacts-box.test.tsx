import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { bus } from '@pignon/shared/bus';
import { EMPTY_CONTACT } from '@pignon/shared/domain/contact/draft-contact';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr.json';
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

const open = (api: FakeHandlers) =>
  renderScreen(<Box />, {
    messages: { namespace: 'property', load: () => Promise.resolve(fr) },
    api: { 'POST contact/byIds': () => ({ content: [] }), ...api },
  });

const requestOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('asked') ?? '';

it('takes whom it asked another tab to create, as what they are, and nobody else', async () => {
  const notary = { ...EMPTY_CONTACT, contactType: ['NOTARY' as const], id: 12, version: 1 };
  await open({ 'GET contact/{id}': () => ({ ...notary, createdTime: AT, modifiedTime: AT }) });
  const asked = requestOf(await screen.findByRole('link', { name: /Créer un contact/ }));
  bus.publish('contact.saved', { contactId: 11 });
  bus.publish('contact.saved', { contactId: 10, asked: 'another form' });
  bus.publish('contact.saved', { contactId: 12, asked });
  expect(await screen.findByText('{"12":["NOTARY"]}')).toBeInTheDocument();
});

it('takes whoever cannot be read as the owner', async () => {
  await open({ 'GET contact/{id}': () => refuse('UNAVAILABLE') });
  const asked = requestOf(await screen.findByRole('link', { name: /Créer un contact/ }));
  bus.publish('contact.saved', { contactId: 12, asked });
  expect(await screen.findByText('{"12":["OWNER"]}')).toBeInTheDocument();
});
