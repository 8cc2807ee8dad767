import { screen, waitFor, within } from '@testing-library/react';
import { isLeftBySearch, leavesSecret } from '@pignon/shared/contract';
import type { Portal } from '@pignon/shared/domain/sync/portal.schema';
import { aPage, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { aListing, aPortal, openSync } from '../features/sync/test/a-portal';
import { Page } from './sync-edit.page';

// discards the drafts of the previous test
beforeEach(() => sessionStorage.clear());

const SFTP = { kind: 'SFTP', host: 'sftp.portail.fr', port: 22, login: 'pignon', folder: 'in', hostKey: null } as const;
const KEY = `SHA256:${'A'.repeat(43)}`;

function open(at: string, overrides: Partial<Portal> = {}, api: FakeHandlers = {}) {
  let portal = aPortal(overrides);
  return openSync(
    <Page />,
    { at },
    {
      'GET sync': () => [portal, aPortal({ code: 'annexe', name: 'Annexe' })],
      'PATCH sync/{portal}': ({ body: { password, ...body } }) => {
        portal = {
          ...portal,
          ...(body as Partial<Portal>),
          hasPassword: password != null,
          version: portal.version + 1,
        };
        return portal;
      },
      ...api,
    },
  );
}
type TestScreen = Awaited<ReturnType<typeof open>>;
const requestsOf = ({ api }: TestScreen, key: string) => api.received.filter((each) => each.key === key);

describe('deleting a portal', () => {
  it('asks for confirmation, and opens a remaining portal', async () => {
    const testScreen = await open('/sync/edit?portal=seloger', {}, { 'DELETE sync/{portal}': () => undefined });
    await testScreen.user.click(await screen.findByRole('button', { name: 'Supprimer le portail' }));
    const question = await screen.findByRole('dialog', { name: /SeLoger/ });
    expect(requestsOf(testScreen, 'DELETE sync/{portal}')).toEqual([]);
    await testScreen.user.click(within(question).getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await testScreen.user.click(screen.getByRole('button', { name: 'Supprimer le portail' }));
    const reopenedDialog = await screen.findByRole('dialog', { name: /SeLoger/ });
    await testScreen.user.click(within(reopenedDialog).getByRole('button', { name: 'Supprimer le portail' }));
    await waitFor(() => expect(testScreen.address()).toBe('/sync'));
    expect(requestsOf(testScreen, 'DELETE sync/{portal}')).toMatchObject([{ params: { portal: 'seloger' } }]);
  });

  it('shows why it is refused, and keeps the portal', async () => {
    const api: FakeHandlers = { 'DELETE sync/{portal}': () => refuse('CONFLICT') };
    const testScreen = await open('/sync/edit?portal=seloger', {}, api);
    await testScreen.user.click(await screen.findByRole('button', { name: 'Supprimer le portail' }));
    const question = await screen.findByRole('dialog', { name: /SeLoger/ });
    await testScreen.user.click(within(question).getByRole('button', { name: 'Supprimer le portail' }));
    expect(await within(question).findByRole('alert')).toBeVisible();
    expect(testScreen.address()).toBe('/sync/edit?portal=seloger');
  });
});

describe('the settings of a portal', () => {
  it('send changed fields only, with the version read; the password is never shown', async () => {
    const testScreen = await open('/sync/edit?portal=seloger', {
      target: { ...SFTP, hostKey: KEY },
      hasPassword: true,
    });
    const password = await screen.findByLabelText('Mot de passe');
    expect(password).toHaveValue('');
    await testScreen.user.type(password, 's3');
    await testScreen.user.type(screen.getByRole('textbox', { name: 'Serveur' }), 'x');
    await testScreen.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(requestsOf(testScreen, 'PATCH sync/{portal}')).toHaveLength(1));
    expect(requestsOf(testScreen, 'PATCH sync/{portal}')[0]).toMatchObject({
      body: { target: { ...SFTP, host: 'sftp.portail.frx', hostKey: KEY }, password: 's3' },
      headers: { 'if-match': '"4"' },
    });
    expect(JSON.stringify(requestsOf(testScreen, 'PUT user/me/draft/{key}'))).not.toContain('"s3"');
  });

  it('show at the field what is missing to enable the portal', async () => {
    const testScreen = await open('/sync/edit', { enabled: false, account: '', target: null });
    await testScreen.user.click(await screen.findByRole('switch', { name: /^Actif/ }));
    await testScreen.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Le numéro de compte chez le portail est requis.')).toBeVisible();
    expect(requestsOf(testScreen, 'PATCH sync/{portal}')).toEqual([]);
  });

  it('are those of the selected portal', async () => {
    const testScreen = await open('/sync/edit?portal=seloger');
    await testScreen.user.selectOptions(await screen.findByRole('combobox', { name: 'Portail' }), 'Annexe');
    expect(testScreen.address()).toBe('/sync/edit?portal=annexe');
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toHaveValue('Annexe');
  });

  it('ask before another portal, its properties or a new portal take a typed password away', async () => {
    const testScreen = await open('/sync/edit?portal=seloger', { target: SFTP, hasPassword: true });
    await testScreen.user.type(await screen.findByRole('textbox', { name: 'Serveur' }), 'x');
    expect(leavesSecret()).toBe(false);
    await testScreen.user.type(screen.getByLabelText('Mot de passe'), 's3');
    expect(leavesSecret()).toBe(true);
    const leaving = ['?portal=annexe', '?portal=new', '?portal=seloger&part=listings'];
    expect(leaving.filter((search) => !isLeftBySearch(search))).toEqual([]);
    expect(['', '?portal=seloger', '?portal=seloger&page=2'].filter(isLeftBySearch)).toEqual([]);
  });

  it('start with a name and a format', async () => {
    const testScreen = await open(
      '/sync/edit',
      {},
      {
        'POST sync': ({ body }) => aPortal({ ...body, enabled: false, lastRun: null, nextRun: null, version: 1 }),
      },
    );
    await testScreen.user.click(await screen.findByRole('button', { name: 'Ajouter un portail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter un portail' });
    await testScreen.user.type(within(dialog).getByRole('textbox', { name: 'Nom' }), 'Bien’ici');
    await testScreen.user.click(within(dialog).getByRole('radio', { name: 'Green-Acres' }));
    await testScreen.user.click(within(dialog).getByRole('button', { name: 'Ajouter le portail' }));
    await waitFor(() => expect(testScreen.address()).toBe('/sync/edit?portal=bien-ici'));
    expect(requestsOf(testScreen, 'POST sync')[0]?.body).toEqual({
      name: 'Bien’ici',
      kind: 'GREEN_ACRES',
      code: 'bien-ici',
    });
  });
});

describe('the connection test', () => {
  const test = async ({ user }: TestScreen) =>
    user.click(await screen.findByRole('button', { name: 'Tester la connexion' }));

  it('explains its result', async () => {
    const message = 'Le serveur du portail est introuvable.';
    const testScreen = await open(
      '/sync/edit',
      {},
      {
        'POST sync/{portal}/test': () => ({ connected: false, message, hostKey: null }),
      },
    );
    await test(testScreen);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    testScreen.api.use({ 'POST sync/{portal}/test': () => ({ connected: true, message: null, hostKey: null }) });
    await test(testScreen);
    expect(await screen.findByText(/^La connexion fonctionne/)).toBeVisible();
  });

  it("asks to confirm the server's fingerprint, then tests again", async () => {
    const testScreen = await open(
      '/sync/edit',
      { target: SFTP, hasPassword: true },
      {
        'POST sync/{portal}/test': () => ({ connected: false, message: 'À confirmer.', hostKey: KEY }),
      },
    );
    await test(testScreen);
    expect(await screen.findByText(KEY)).toBeVisible();
    testScreen.api.use({ 'POST sync/{portal}/test': () => ({ connected: true, message: null, hostKey: null }) });
    await testScreen.user.click(screen.getByRole('button', { name: 'Confirmer cette empreinte' }));
    expect(await screen.findByText(/^La connexion fonctionne/)).toBeVisible();
    expect(requestsOf(testScreen, 'PATCH sync/{portal}')[0]?.body).toEqual({ target: { ...SFTP, hostKey: KEY } });
    expect(await screen.findByRole('textbox', { name: 'Empreinte confirmée du serveur' })).toHaveValue(KEY);
  });

  it('offers the fingerprint again after its confirmation failed', async () => {
    const testScreen = await open(
      '/sync/edit',
      { target: SFTP, hasPassword: true },
      {
        'POST sync/{portal}/test': () => ({ connected: false, message: 'À confirmer.', hostKey: KEY }),
        'PATCH sync/{portal}': () => refuse('UNAVAILABLE'),
      },
    );
    await test(testScreen);
    await testScreen.user.click(await screen.findByRole('button', { name: 'Confirmer cette empreinte' }));
    await waitFor(() => expect(screen.queryByText(KEY)).toBeNull());
    expect(await screen.findByRole('alert')).toBeVisible();
    await test(testScreen);
    expect(await screen.findByText(KEY)).toBeVisible();
  });

  it('says nothing about settings saved after it', async () => {
    const testScreen = await open(
      '/sync/edit',
      { target: SFTP, hasPassword: true },
      { 'POST sync/{portal}/test': () => ({ connected: true, message: null, hostKey: null }) },
    );
    await test(testScreen);
    expect(await screen.findByText(/^La connexion fonctionne/)).toBeVisible();
    await testScreen.user.type(screen.getByRole('textbox', { name: 'Serveur' }), 'x');
    await testScreen.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByText(/^La connexion fonctionne/)).toBeNull());
    await test(testScreen);
    expect(await screen.findByText(/^La connexion fonctionne/)).toBeVisible();
  });

  it('is disabled until there is a target', async () => {
    await open('/sync/edit', { target: null, enabled: false });
    expect(await screen.findByRole('button', { name: 'Tester la connexion' })).toBeDisabled();
  });
});

describe('the properties of a portal', () => {
  const TITLE = { path: 'title', severity: 'BLOCKING', message: 'Le titre manque.', source: 'PORTAL' } as const;
  const listings = () =>
    aPage([
      aListing(),
      aListing({ reference: 'V26-00002', title: 'Studio', findings: [TITLE] }),
      aListing({ reference: 'V26-00003', title: 'Maison', included: false, choice: false }),
    ]);
  const openListings = (api: FakeHandlers = {}) =>
    open('/sync/edit?portal=seloger&part=listings', {}, { 'GET sync/{portal}/listings': listings, ...api });
  const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;

  it('are listed with their problems, and filtered', async () => {
    const testScreen = await openListings();
    expect(await row('Villa Éole')).toHaveTextContent('Part');
    expect(await row('Studio')).toHaveTextContent(/Bloqué.*Portail.*Le titre manque/);
    expect(await row('Maison')).toHaveTextContent('Tenu à l’écart');
    await testScreen.user.selectOptions(screen.getByRole('combobox', { name: 'Diffusion' }), 'Non diffusés');
    await testScreen.user.selectOptions(screen.getByRole('combobox', { name: 'Transaction' }), 'Location');
    expect(testScreen.address()).toContain('included=no&transactionType=rent');
    const lastQuery = () => Object.fromEntries(requestsOf(testScreen, 'GET sync/{portal}/listings').at(-1)!.query);
    await waitFor(() => expect(lastQuery()).toMatchObject({ included: 'false', transactionType: 'RENT' }));
    await testScreen.user.selectOptions(screen.getByRole('combobox', { name: 'Diffusion' }), 'Bloqués');
    await waitFor(() => expect(lastQuery()).toMatchObject({ blocked: 'true', transactionType: 'RENT' }));
    expect(testScreen.address()).toContain('included=blocked');
  });

  it('change in bulk; refused ones are listed with the reason', async () => {
    const blocked = [{ reference: 'V26-00002', title: 'Studio', findings: [TITLE] }];
    const testScreen = await openListings({ 'PATCH sync/{portal}/listings': () => ({ changed: 2, blocked }) });
    await testScreen.user.click(await screen.findByRole('checkbox', { name: 'Sélectionner tout ce qui est affiché' }));
    const bar = screen.getByRole('toolbar', { name: 'Actions sur la sélection' });
    await testScreen.user.click(within(bar).getByRole('button', { name: 'Mettre sur le portail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mis sur SeLoger' });
    expect(await within(dialog).findByText('2 biens modifiés.')).toBeVisible();
    expect(within(dialog).getByRole('list', { name: 'Biens non modifiés' })).toHaveTextContent(
      /V26-00002.*Le titre manque/,
    );
    expect(requestsOf(testScreen, 'PATCH sync/{portal}/listings')[0]?.body).toEqual({
      changes: ['V26-00001', 'V26-00002', 'V26-00003'].map((reference) => ({ reference, included: true })),
    });
  });

  it('change one by one by a button', async () => {
    const testScreen = await openListings({ 'PATCH sync/{portal}/listings': () => ({ changed: 1, blocked: [] }) });
    await testScreen.user.click(await screen.findByRole('button', { name: 'Tenir à l’écart V26-00001' }));
    await waitFor(() =>
      expect(requestsOf(testScreen, 'PATCH sync/{portal}/listings')[0]?.body).toEqual({
        changes: [{ reference: 'V26-00001', included: false }],
      }),
    );
  });

  it('show the empty list, and an error', async () => {
    const testScreen = await openListings({ 'GET sync/{portal}/listings': () => refuse('INTERNAL') });
    expect(await screen.findByRole('alert')).toBeVisible();
    testScreen.api.use({ 'GET sync/{portal}/listings': () => aPage([]) });
    await testScreen.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun bien actif')).toBeVisible();
  });
});
