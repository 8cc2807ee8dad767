import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aUser, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { mockCanvas } from '@pignon/shared/testing/mock-canvas';
import fr from '../messages/fr';
import { aFullMandate, anEntrusted, aSigningState, someContacts } from '../test/a-full-mandate';
import { Page } from './mandate.page';

const RUNNING = { status: 'RUNNING', registerNumber: 12, endDate: '2099-01-01' } as const;
const SIGNED_AT = '2026-11-24T09:30:00.000Z';
const IMAGE = 'data:image/png;base64,AA==';

const aFile = (kind: 'SIGNED_COPY' | 'OTHER') => ({
  ...{ key: kind, path: `${kind}.pdf`, mimeType: 'application/pdf', width: null, height: null, caption: 'scan' },
  ...{ metadata: [kind], crop: null, expiration: null },
});

interface TestScreen {
  mandate: Mandate;
  at?: string;
  api?: FakeHandlers;
  roles?: Role[];
  privacy?: boolean;
}

function open({ mandate, at = '/mandate/3', api = {}, roles = ['NEGOTIATOR'], privacy }: TestScreen) {
  sessionStorage.clear();
  return renderScreen(<Page />, {
    ...{ at, route: '/mandate/:id/edit?', roles, privacy },
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'GET mandate/{id}': () => mandate,
      'GET property/{reference}': () => anEntrusted(),
      'POST contact/byIds': ({ body }) => someContacts(body),
      'GET user': () => [aUser()],
      'GET user/me/draft/{key}': () => null,
      'GET mandate/{id}/signing': () => aSigningState(),
      'GET media/{owner}/{reference}': () => ({ content: [], version: 1, recent: [] }),
      ...api,
    },
  });
}

beforeAll(async () => {
  await import('../features/amend/amend-dialog');
  await import('../features/sign/sign-dialog');
}, 60_000);

afterEach(() => jest.restoreAllMocks());

describe("an amendment on its mandate's page", () => {
  it('opens from the address, with values before and after', async () => {
    const mandate = aFullMandate(RUNNING);
    const { user, api } = await open({
      mandate,
      at: '/mandate/3?amend=price',
      api: { 'PATCH mandate/{id}/amendment': () => mandate },
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Avenant n°\s1$/ }));
    const price = await dialog.findByLabelText('Prix');
    await user.clear(price);
    await user.type(price, '250000');
    expect(await dialog.findByText(/^261\s250\s€$/, { selector: 'del' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Enregistrer l’avenant à signer' }));
    await waitFor(() => expect(api.received.some(({ key }) => key === 'PATCH mandate/{id}/amendment')).toBe(true));
    const amendRequest = api.received.find(({ key }) => key === 'PATCH mandate/{id}/amendment');
    expect(amendRequest?.body).toMatchObject({ changes: { price: 250_000 } });
    expect(Object.keys((amendRequest!.body as { changes: object }).changes)).not.toContain('endDate');
    expect(amendRequest?.headers['if-match']).toBe('"1"');
  });

  it('shows a violation at its field, and keeps what was typed', async () => {
    const { user, api } = await open({ mandate: aFullMandate(RUNNING), at: '/mandate/3?amend=price' });
    const dialog = within(await screen.findByRole('dialog', { name: /^Avenant n°\s1$/ }));
    const price = await dialog.findByLabelText('Prix');
    await user.clear(price);
    await user.type(price, '0');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer l’avenant à signer' }));
    await waitFor(() => expect(price).toHaveAttribute('aria-invalid', 'true'));
    expect(price).toHaveValue('0');
    expect(api.received.some(({ key }) => key === 'PATCH mandate/{id}/amendment')).toBe(false);
  });

  it('is signed like the contract: by whom, for the agency, and where', async () => {
    const pendingAmendment = { drafted: '2026-11-24', text: 'Prix.', changes: { price: 250_000 }, signatures: [] };
    const mandate = aFullMandate({ ...RUNNING, pendingAmendment });
    const { user, api } = await open({
      mandate,
      api: { 'PATCH mandate/{id}/amendment/signed': () => ({ ...mandate, pendingAmendment: null }) },
    });
    expect(await screen.findByText(/^Avenant n°\s1, à signer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Noter les signatures' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Signer l’avenant n°\s1$/ }));
    expect(await dialog.findByText(/l’avenant prendra effet/)).toBeVisible();
    const notices = jest.fn<unknown, unknown[]>();
    const stop = bus.on('notice.raised', notices);
    await user.click(dialog.getByRole('button', { name: 'Noter les 2 signatures et appliquer l’avenant' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.received.find(({ key }) => key === 'PATCH mandate/{id}/amendment/signed')?.body).toEqual({
      signers: [
        { contactId: 7, person: 'FIRST' },
        { contactId: 8, person: 'FIRST' },
      ],
      agent: { capacity: 'EMPLOYEE', credential: 'ADC 64' },
      place: 'Biarritz',
    });
    expect(notices.mock.calls[0]?.[0]).toMatchObject({ action: { to: '/mandate/3#folder' } });
    stop();
  });

  it('is signed on screen now, whatever day was typed for a signature on paper', async () => {
    mockCanvas(IMAGE);
    const pendingAmendment = { drafted: '2026-11-24', text: 'Prix.', changes: { price: 250_000 }, signatures: [] };
    const mandate = aFullMandate({ ...RUNNING, pendingAmendment });
    const { user, api } = await open({
      mandate,
      api: { 'PATCH mandate/{id}/amendment/signed': () => ({ ...mandate, pendingAmendment: null }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Noter les signatures' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Signer l’avenant n°\s1$/ }));
    await user.clear(await dialog.findByLabelText('Signé le'));
    await user.click(dialog.getByRole('radio', { name: 'Sur écran' }));
    expect(dialog.queryByLabelText('Signé le')).toBeNull();
    const drawAll = async () => {
      for (const button of dialog.getAllByRole('button', { name: 'Écrire le nom' })) await user.click(button);
    };
    await drawAll();
    // the signatures of fields that were hidden are gone
    await user.click(dialog.getByRole('radio', { name: 'Sur papier' }));
    await user.click(dialog.getByRole('radio', { name: 'Sur écran' }));
    expect(dialog.getByRole('button', { name: 'Noter les 2 signatures et appliquer l’avenant' })).toBeDisabled();
    await drawAll();
    await user.click(dialog.getByRole('button', { name: 'Noter les 2 signatures et appliquer l’avenant' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.received.find(({ key }) => key === 'PATCH mandate/{id}/amendment/signed')?.body).toMatchObject({
      signers: [
        { contactId: 7, person: 'FIRST', image: IMAGE },
        { contactId: 8, person: 'FIRST', image: IMAGE },
      ],
      agent: { image: IMAGE },
    });
  });
});

describe('a dropped amendment', () => {
  it("is restored with its text by the notice's undo", async () => {
    const pendingAmendment = { drafted: '2026-11-24', text: 'Prix.', changes: { price: 250_000 }, signatures: [] };
    const mandate = aFullMandate({ ...RUNNING, pendingAmendment });
    const { user, api } = await open({
      mandate,
      api: {
        'PATCH mandate/{id}/amendment/dropped': () => ({ ...mandate, pendingAmendment: null, version: 2 }),
        'PATCH mandate/{id}/amendment': () => ({ ...mandate, version: 3 }),
      },
    });
    const requests: string[] = [];
    const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && requests.push(action.id));
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    stop();
    bus.publish('notice.answered', { id: requests[0]! });
    await waitFor(() => {
      const amendRequest = api.received.find(({ key }) => key === 'PATCH mandate/{id}/amendment');
      expect(amendRequest?.body).toEqual({ changes: { price: 250_000 }, text: 'Prix.' });
      expect(amendRequest?.headers['if-match']).toBe('"2"');
    });
  });
});

describe('the signatures of a mandate', () => {
  const signatories = [
    { contactId: 7, person: 'FIRST' as const, name: 'Madame Maialen HARISPE', company: null, capacity: null },
    { contactId: 7, person: 'SECOND' as const, name: 'Monsieur Peio HARISPE', company: null, capacity: null },
    { contactId: 8, person: 'FIRST' as const, name: 'Jean DUFAU', company: 'SCI Éole', capacity: 'gérant' },
  ];
  const signed = aFullMandate({
    signatures: [
      { contactId: 7, signedAt: SIGNED_AT, image: IMAGE },
      { contactId: 8, signedAt: SIGNED_AT, image: null },
    ],
    agentSignature: {
      ...{ user: 'marie@pignon.test', name: 'Marie Manager', capacity: 'EMPLOYEE', credential: 'ADC 64' },
      ...{ signedAt: SIGNED_AT, image: IMAGE },
    },
    signedPlace: 'Anglet',
  });
  const api = (files: object[]): FakeHandlers => ({
    'GET mandate/{id}/signing': () => aSigningState({ signatories }),
    'GET media/{owner}/{reference}': () => ({ content: files, version: 1, recent: [] }) as never,
  });

  it('list each spouse, a company’s signatory and the agency, with time and manner', async () => {
    await open({ mandate: signed, api: api([]) });
    const panel = within(await screen.findByRole('region', { name: /^Signatures/ }));
    const line = async (name: string) => (await panel.findByText(name)).closest('li')!;
    expect(await line('Madame Maialen HARISPE')).toHaveTextContent(/Signé le 24\/11\/2026.*10.30, sur écran/);
    expect(await line('Monsieur Peio HARISPE')).toHaveTextContent('N’a pas encore signé');
    expect(await line('SCI Éole')).toHaveTextContent(/Représentée par Jean DUFAU, gérant.*sur papier/);
    expect(await line('Pour l’agence : Marie Manager')).toHaveTextContent(/Négociateur salarié – ADC 64.*sur écran/);
    expect(panel.getByText('Fait à Anglet')).toBeVisible();
    expect(await panel.findByText(/n’est pas encore au dossier/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'Joindre le scan' })).toHaveAttribute('href', '/mandate/3#folder');
  });

  it('report the scan once it exists, and no other file counts', async () => {
    await open({ mandate: signed, api: api([aFile('SIGNED_COPY'), aFile('OTHER')]) });
    expect(await screen.findByText('Le scan de l’exemplaire signé est au dossier.')).toBeVisible();
  });

  it('are no longer expected once the mandate is in force', async () => {
    await open({ mandate: { ...signed, status: 'RUNNING', agentSignature: null }, api: api([]) });
    expect((await screen.findByText('Pour l’agence')).closest('li')).toHaveTextContent('Signature non notée');
  });

  it('show neither names nor drawings while a customer looks', async () => {
    const { container } = await open({ mandate: signed, api: api([]), privacy: true });
    await screen.findByText(/^Fait à Anglet/);
    expect(container.textContent).not.toMatch(/HARISPE|DUFAU|Éole/);
    expect(container.querySelector('img[src^="data:"]')).toBeNull();
  });
});
