import { screen, within } from '@testing-library/react';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { aContact, aPage, renderScreen } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './contact.page';

const open = (overrides: Partial<Contact> = {}, privacy = false) =>
  renderScreen(<Page />, {
    at: '/contact/7',
    route: '/contact/:id',
    privacy,
    roles: ['NEGOTIATOR'],
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'GET contact/{id}': () => aContact(overrides),
      'GET user': () => [],
      'POST proposal/find': () => aPage([]),
      'POST property/rank': () => [],
      'GET contact/{id}/timeline': () => aPage([]),
      'GET commune': () => [],
    },
  });

const contactGroup = async () =>
  within((await screen.findAllByRole('group', { name: 'Coordonnées' }))[0] as HTMLElement);

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});

describe('a contact on a phone', () => {
  it('has buttons to call, text and e-mail first', async () => {
    await open();
    const phoneLinks = (await contactGroup()).getAllByRole('link');
    expect(phoneLinks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Appeler', 'tel:+33612345678'],
      ['SMS', 'sms:+33612345678'],
      ['E-mail', 'mailto:maialen.harispe@example.test'],
    ]);
    const [first] = screen.getAllByRole('region');
    expect(phoneLinks[0]?.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is archived and merged only from a menu, after the contact buttons', async () => {
    const { user } = await open();
    const phoneLinks = (await contactGroup()).getAllByRole('link');
    expect(screen.queryByText(/^(Archiver|Fusionner)/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Autres actions' }));
    const rareActions = [
      screen.getByRole('menuitem', { name: 'Archiver' }),
      screen.getByRole('menuitem', { name: /^Fusionner/ }),
    ];
    for (const entry of rareActions)
      expect(phoneLinks.at(-1)?.compareDocumentPosition(entry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('explains on the client’s screen why nobody can be contacted', async () => {
    await open({}, true);
    expect((await contactGroup()).queryAllByRole('link')).toEqual([]);
    expect((await contactGroup()).getByRole('button', { name: 'Appeler' })).toHaveAttribute('aria-disabled', 'true');
  });
});
