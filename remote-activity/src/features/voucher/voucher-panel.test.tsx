import { screen, waitFor, within } from '@testing-library/react';
import type { VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { mockCanvas } from '@pignon/shared/testing/mock-canvas';
import fr from '../../messages/fr';
import { aVisit } from '../../test/factories';
import { VoucherPanel } from './voucher-panel';

const GROUP = '00000000-0000-4000-8000-000000000009';
const ANNE = { contactId: 7, person: 'FIRST' as const, name: 'Madame Anne HARISPE', company: null };
const LUC = { ...ANNE, contactId: 8, name: 'Monsieur Luc DURAND' };
const AT = '2026-11-20T09:05:00.000Z';

const STATE: VoucherState = {
  groupId: GROUP,
  version: 4,
  vouchers: [],
  next: { visitIds: [1], signatories: [ANNE, LUC], left: [{ visitId: 2, propertyRef: 'V2' }] },
  reachable: [7],
};
const SIGNED: VoucherState = {
  ...STATE,
  vouchers: [
    {
      number: 1,
      visitIds: [1],
      signatories: [
        { ...ANNE, signedAt: AT },
        { ...LUC, signedAt: null },
      ],
      mails: [],
    },
  ],
  next: { ...STATE.next, visitIds: [], left: [] },
};

interface TestScreen {
  state?: VoucherState;
  api?: FakeHandlers;
  roles?: Role[];
  privacy?: boolean;
}

const open = ({ state = STATE, api = {}, roles = ['NEGOTIATOR'], privacy = false }: TestScreen = {}) =>
  renderScreen(
    <VoucherPanel
      tour={{ groupId: GROUP, version: 4, visits: [aVisit({ id: 1, propertyRef: 'V1', groupId: GROUP })] }}
    />,
    {
      roles,
      privacy,
      messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
      api: {
        'GET visit/group/{groupId}/signing': () => state,
        'POST visit/group/{groupId}/sign': () => SIGNED,
        'POST visit/group/{groupId}/voucher/{number}/mail': () => SIGNED,
        ...api,
      },
    },
  );

afterEach(() => jest.restoreAllMocks());

const bodyOf = (received: { key: string; body: unknown }[], key: string) =>
  received.filter((each) => each.key === key).at(-1)?.body;

describe('the voucher of a tour', () => {
  it('shows the visits to sign, and the property left out for lack of a mandate', async () => {
    await open();
    expect(await screen.findByText('1 visite à faire signer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'V2' })).toHaveAttribute('href', '/property/V2');
  });

  it('stores the signatures of those present, with the visits on the document', async () => {
    mockCanvas();
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Faire signer' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/chacun reconnaît visiter ce bien/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /Garder/ })).toBeDisabled();
    const anne = within(dialog.getByRole('group', { name: 'Signature du visiteur 1' }));
    await user.click(anne.getByRole('button', { name: 'Écrire le nom' }));
    await user.click(dialog.getByRole('button', { name: 'Garder la signature' }));
    await waitFor(() =>
      expect(bodyOf(api.received, 'POST visit/group/{groupId}/sign')).toEqual({
        seen: [expect.objectContaining({ visitId: 1, propertyRef: 'V1' })],
        signers: [{ contactId: 7, person: 'FIRST', image: 'data:image/png;base64,AAAA' }],
      }),
    );
    expect(await screen.findByText(/Signé le 20\/11\/2026/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps drawn signatures when the tour has changed, and says so', async () => {
    mockCanvas();
    const { user } = await open({ api: { 'POST visit/group/{groupId}/sign': () => refuse('STALE') } });
    await user.click(await screen.findByRole('button', { name: 'Faire signer' }));
    await user.click((await screen.findAllByRole('button', { name: 'Écrire le nom' }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Garder la signature' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('modifié');
    expect(screen.getByRole('button', { name: 'Garder la signature' })).toBeEnabled();
  });

  it('lets the remaining visitors sign the same document', async () => {
    mockCanvas();
    const { user, api } = await open({ state: SIGNED });
    await user.click(await screen.findByRole('button', { name: 'Faire signer les autres' }));
    expect(await screen.findAllByRole('group', { name: /Signature du visiteur/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Écrire le nom' }));
    await user.click(screen.getByRole('button', { name: 'Garder la signature' }));
    await waitFor(() =>
      expect(bodyOf(api.received, 'POST visit/group/{groupId}/sign')).toMatchObject({
        number: 1,
        signers: [{ contactId: 8 }],
      }),
    );
  });

  it('is sent by e-mail to those who have an address, and shows the result', async () => {
    const failed = { contactId: 7, status: 'FAILED' as const, at: AT, said: '550 No such user' };
    const after = { ...SIGNED, vouchers: SIGNED.vouchers.map((voucher) => ({ ...voucher, mails: [failed] })) };
    const key = 'POST visit/group/{groupId}/voucher/{number}/mail';
    const { user, api } = await open({ state: SIGNED, api: { [key]: () => after } });
    await user.click(await screen.findByRole('button', { name: 'Envoyer par e-mail' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: /Luc DURAND/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(bodyOf(api.received, key)).toEqual({ contactIds: [7] }));
    expect(await screen.findByText(/Non parti le .*550 No such user/)).toBeVisible();
  });

  it('offers nothing to read-only users, and no document while a customer looks', async () => {
    await open({ state: SIGNED, roles: ['SUPPORT'] });
    expect(await screen.findByText('À signer')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names nobody while a customer looks', async () => {
    await open({ state: SIGNED, privacy: true });
    expect(await screen.findByText('À signer')).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/HARISPE|DURAND/);
    expect(screen.getByRole('button', { name: /Ouvrir/ })).toHaveAttribute('aria-disabled', 'true');
  });
});
