import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { MergePreview } from '@pignon/shared/domain/contact/merge/merge.schema';
import { aContact, refuse, renderScreen, type FakeApi, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './merge.page';

const REMAINING_CONTACT = aContact({ observation: 'Sonner fort', version: 3 });
const GONE = aContact({
  id: 12,
  lastName: 'Harispé',
  email: 'maialen@ailleurs.test',
  observation: 'Chien',
  consents: [{ channel: 'EMAIL', given: false, date: '2025-06-01', proof: '' }],
  version: 5,
});
const MOVES = { properties: 2, mandates: 1, visits: 0, events: 3, proposals: 0, files: 0 };
const preview = (overrides: Partial<MergePreview> = {}): MergePreview => ({
  refusal: null,
  kept: REMAINING_CONTACT,
  gone: GONE,
  moves: MOVES,
  ...overrides,
});

const open = (api: FakeHandlers = {}, at = '/contact/7/merge/12', privacy = false) =>
  renderScreen(<Page />, {
    at,
    route: '/contact/:id/merge/:other?',
    privacy,
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'GET contact/{id}/merge/{with}': () => preview(),
      'POST contact/{id}/merge': () => ({ ...REMAINING_CONTACT, version: 4 }),
      'GET contact/{id}': () => REMAINING_CONTACT,
      'GET user': () => [],
      'GET commune': () => [],
      'POST contact/duplicates': () => [],
      ...api,
    },
  });
const mergeRequests = (api: FakeApi) => api.received.filter(({ key }) => key === 'POST contact/{id}/merge');
const findGroup = (name: string) => screen.findByRole('group', { name });
const merge = () => screen.findByRole('button', { name: 'Fusionner les deux fiches' });

describe('merging two records', () => {
  it('compares differing, combined and moved data side by side', async () => {
    await open();
    expect(await screen.findByRole('region', { name: 'Fiche gardée' })).toHaveTextContent(/Harispe Maialen/);
    expect(screen.getByRole('region', { name: /^Fiche fusionnée/ })).toHaveTextContent(/Harispé Maialen/);
    for (const name of ['Nom', 'E-mail', 'Observation']) expect(screen.getByRole('group', { name })).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(screen.getByText('2 téléphones')).toBeVisible();
    expect(screen.getByText(/^Un refus d’être contacté/)).toBeVisible();
    const followers = within(screen.getByRole('region', { name: 'Ce qui suit' })).getAllByRole('listitem');
    expect(followers.map(({ textContent }) => textContent)).toEqual(['2 biens', '1 mandat', '3 événements']);
  });

  it('merges as chosen, at the versions read, and opens the kept record', async () => {
    const onNotice = jest.fn<unknown, unknown[]>();
    const received = bus.on('notice.raised', onNotice);
    const { user, api, address } = await open();
    await user.click(within(await findGroup('Nom')).getByRole('radio', { name: /De l’autre fiche/ }));
    expect(within(await findGroup('Observation')).getByRole('radio', { name: /Les deux/ })).toBeChecked();
    await user.click(await merge());
    await waitFor(() => expect(address()).toBe('/contact/7'));
    expect(mergeRequests(api)[0]).toMatchObject({
      params: { id: '7' },
      body: { with: 12, versions: { kept: 3, gone: 5 }, choices: { lastName: 'gone' } },
    });
    expect(mergeRequests(api)[0]?.headers['idempotency-key']).toBeTruthy();
    expect(onNotice.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringMatching(/^Fiches fusionnées/) as string,
    });
    received();
  });

  it('can swap the records', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Garder l’autre fiche' }));
    expect(address()).toBe('/contact/12/merge/7');
  });

  it('reports that nothing differs and nothing moves', async () => {
    const noLinks = { properties: 0, mandates: 0, visits: 0, events: 0, proposals: 0, files: 0 };
    await open({
      'GET contact/{id}/merge/{with}': () => preview({ gone: { ...REMAINING_CONTACT, id: 12 }, moves: noLinks }),
    });
    expect(await screen.findByText('Ces deux fiches ne se contredisent nulle part.')).toBeVisible();
    expect(screen.getByText('Rien d’autre n’est rattaché à la fiche qui disparaît.')).toBeVisible();
    expect(screen.queryByText(/^Un refus/)).toBeNull();
  });

  it('explains why a merge is refused, without a button', async () => {
    await open({ 'GET contact/{id}/merge/{with}': () => preview({ refusal: 'Un mandat les sépare.' }) });
    expect(await screen.findByText('Un mandat les sépare.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fusionner les deux fiches' })).toBeNull();
  });

  it('refetches records that somebody changed, and keeps the choices', async () => {
    const { user, api } = await open({ 'POST contact/{id}/merge': () => refuse('STALE') });
    await user.click(within(await findGroup('E-mail')).getByRole('radio', { name: /De l’autre fiche/ }));
    api.use({
      'GET contact/{id}/merge/{with}': () => preview({ gone: { ...GONE, email: 'neuf@exemple.test', version: 6 } }),
    });
    await user.click(await merge());
    expect(await screen.findByRole('alert')).toHaveTextContent(/modifi/);
    const email = await findGroup('E-mail');
    await waitFor(() => expect(email).toHaveTextContent('neuf@exemple.test'));
    expect(within(email).getByRole('radio', { name: /De l’autre fiche/ })).toBeChecked();
  });

  it('shows a skeleton, and an error', async () => {
    const { unmount } = await open({ 'GET contact/{id}/merge/{with}': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
    unmount();
    const { user, api } = await open({ 'GET contact/{id}/merge/{with}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toBeVisible();
    api.use({ 'GET contact/{id}/merge/{with}': () => preview() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await merge()).toBeVisible();
  });

  it('offers another choice when one of the two no longer exists', async () => {
    await open({ 'GET contact/{id}/merge/{with}': () => refuse('NOT_FOUND') });
    expect(await screen.findByText('Cet élément n’existe pas ou n’existe plus.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choisir une autre fiche' })).toHaveAttribute('href', '/contact/7/merge');
  });

  it('is not possible in front of a customer', async () => {
    const { api } = await open({}, '/contact/7/merge/12', true);
    expect(screen.getByText('L’écran client est activé')).toBeVisible();
    expect(api.received).toEqual([]);
  });
});

describe('selecting the other record', () => {
  it('offers likely duplicates', async () => {
    const { user, address } = await open(
      {
        'POST contact/duplicates': () => [
          { contact: { ...aSummary(12), lastName: 'Harispé' }, reasons: ['PHONE'], score: 50 },
        ],
      },
      '/contact/7/merge',
    );
    await user.click(await screen.findByRole('link', { name: /^Fusionner Harispé/ }));
    expect(address()).toBe('/contact/7/merge/12');
  });

  it('finds it by search, never the record itself', async () => {
    const hit = (id: number, label: string) => ({
      kind: 'contact' as const,
      id,
      label,
      detail: '',
      contactType: ['NOTARY' as const],
      archived: false,
    });
    const { user, address } = await open(
      { 'GET search': () => [hit(7, 'Harispe Maialen'), hit(12, 'Harispé Maialen')] },
      '/contact/7/merge',
    );
    await user.type(await screen.findByRole('combobox', { name: 'Avec quel contact fusionner' }), 'hari');
    await user.click(await screen.findByRole('option', { name: /^Harispé Maialen ?Notaire$/ }));
    expect(screen.queryByRole('option', { name: /^Harispe Maialen/ })).toBeNull();
    expect(address()).toBe('/contact/7/merge/12');
  });
});

function aSummary(id: number) {
  const { phone, location, filters, ...rest } = aContact({ id });
  const { title, firstName, lastName, company, contactType, email, negotiator, archived, nextFollowUp } = rest;
  const { createdTime, modifiedTime, version, erased } = rest;
  return {
    ...{ id, title, firstName, lastName, company, contactType, email, negotiator, archived, nextFollowUp },
    ...{
      createdTime,
      modifiedTime,
      version,
      erased,
      criteriaCount: filters.length,
      phones: phone.map(({ number }) => number),
    },
    city: location?.city ?? null,
    postcode: location?.postcode ?? null,
  };
}
