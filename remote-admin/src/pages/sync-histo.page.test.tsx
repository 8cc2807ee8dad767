import { screen, waitFor, within } from '@testing-library/react';
import { aPage, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { useRun } from '../data/sync.queries';
import { aPortal, aRun, aRunDetail, openSync } from '../features/sync/test/a-portal';
import { Page as Histo } from './sync-histo.page';
import { Page as Run } from './sync-run.page';

const SYNC: FakeHandlers = { 'GET sync': () => [aPortal()] };
const history = (at: string, api: FakeHandlers) => openSync(<Histo />, { at }, { ...SYNC, ...api });
const run = (id: string, api: FakeHandlers) =>
  openSync(<Run />, { at: `/sync/histo/${id}`, route: '/sync/histo/:runId' }, { ...SYNC, ...api });

describe('the history of runs', () => {
  it('lists time, portal, author, counts and outcome', async () => {
    const failed = aRun({ runId: 8, status: 'FAILED', requestedBy: 'lea@pignon.test', fileName: null });
    await history('/sync/histo', { 'GET sync/histo': () => aPage([failed, aRun()]) });
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent(/24\/11\/2026 06:30.*SeLoger.*Échoué.*lea@pignon\.test/);
    expect(rows[2]).toHaveTextContent(/Terminé.*À l’heure prévue.*12.*2.*1.*0.*3/);
    expect(within(rows[2]!).getByRole('link')).toHaveAttribute('href', '/sync/histo/7');
    expect(within(rows[1]!).queryByRole('button')).toBeNull();
    expect(within(rows[2]!).getByRole('button', { name: /pignon_A64\.zip/ })).toBeVisible();
  });

  it('counts only blocked listings of a run that built its file and delivered nothing', async () => {
    const failed = aRun({ status: 'FAILED', sent: 1200, added: 210, updated: 110, removed: 34, blocked: 56 });
    await history('/sync/histo', { 'GET sync/histo': () => aPage([failed]) });
    const [, row] = await screen.findAllByRole('row');
    expect(row).toHaveTextContent(/À l’heure prévue56$/);
  });

  it('is filtered by portal and state, in the address', async () => {
    const testScreen = await history('/sync/histo', { 'GET sync/histo': () => aPage([aRun()]) });
    await screen.findByRole('option', { name: 'SeLoger' });
    await testScreen.user.selectOptions(screen.getByRole('combobox', { name: 'Portail' }), 'SeLoger');
    await testScreen.user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Échoué');
    expect(testScreen.address()).toBe('/sync/histo?portal=seloger&status=failed');
    await waitFor(() =>
      expect(Object.fromEntries(testScreen.api.received.at(-1)!.query)).toMatchObject({
        portal: 'seloger',
        status: 'FAILED',
      }),
    );
  });

  it('shows the empty list, and an error', async () => {
    const testScreen = await history('/sync/histo', { 'GET sync/histo': () => refuse('INTERNAL') });
    expect(await screen.findByRole('alert')).toBeVisible();
    testScreen.api.use({ 'GET sync/histo': () => aPage([]) });
    await testScreen.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun envoi')).toBeVisible();
  });
});

describe('a run', () => {
  it('shows the outcome of each listing, with the reason, and changes since the previous run', async () => {
    const testScreen = await run('7', { 'GET sync/histo/{runId}': () => aRunDetail() });
    expect(await screen.findByRole('heading', { name: 'SeLoger, 24/11/2026 06:30' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Résultat par annonce' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/V26-00002.*Bloquée.*Portail.*Le titre manque/);
    expect(screen.getByRole('region', { name: 'Depuis l’envoi précédent' })).toHaveTextContent(
      /Nouvellement bloquées.*V26-00002/,
    );
    await testScreen.user.selectOptions(screen.getByRole('combobox', { name: 'Résultat' }), 'Nouvelle');
    expect(testScreen.address()).toBe('/sync/histo/7?outcome=added');
    expect(within(table).queryByText('V26-00002')).toBeNull();
    await testScreen.user.type(screen.getByRole('searchbox', { name: 'Référence' }), 'zz');
    expect(await screen.findByText('Aucune annonce ne correspond')).toBeVisible();
  });

  it('offers its file, and starts another run after a check', async () => {
    const testScreen = await run('7', {
      'GET sync/histo/{runId}': () => aRunDetail(),
      'POST sync/{portal}/preflight': () => refuse('INTERNAL'),
    });
    expect(await screen.findByRole('button', { name: 'Télécharger le fichier' })).toBeVisible();
    await testScreen.user.click(await screen.findByRole('button', { name: 'Envoyer à nouveau' }));
    const dialog = await screen.findByRole('dialog', { name: 'Avant l’envoi vers SeLoger' });
    expect(await within(dialog).findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('shows the changes of a listing, field by field', async () => {
    const listings = [{ reference: 'V26-00007', outcome: 'UPDATED' as const, reasons: [] }];
    const testScreen = await run('7', {
      'GET sync/histo/{runId}': () => aRunDetail({ listings }),
      'GET sync/histo/{runId}/listing/{reference}': () => ({
        changes: [{ label: 'Libellé', before: 'Villa', after: '' }],
      }),
    });
    await testScreen.user.click(await screen.findByRole('button', { name: 'Ce qui a changé V26-00007' }));
    const dialog = await screen.findByRole('dialog', { name: /^V26-00007.*ce qui a changé/ });
    expect(await within(dialog).findByText('Libellé')).toBeVisible();
    expect(dialog).toHaveTextContent(/Avant\s: Villa.*Après\s: vide/);
  });

  it('sends its stored file again after confirmation, and opens the new run', async () => {
    const testScreen = await run('7', {
      'GET sync/histo/{runId}': () => aRunDetail(),
      'POST sync/histo/{runId}/replay': () => aRun({ runId: 9, status: 'QUEUED' }),
    });
    await testScreen.user.click(await screen.findByRole('button', { name: 'Renvoyer ce fichier' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('pignon_A64.zip');
    const replays = () => testScreen.api.received.filter(({ key }) => key === 'POST sync/histo/{runId}/replay');
    expect(replays()).toEqual([]);
    await testScreen.user.click(within(question).getByRole('button', { name: 'Renvoyer ce fichier' }));
    await waitFor(() => expect(testScreen.address()).toBe('/sync/histo/9'));
    expect(replays()).toMatchObject([{ params: { runId: '7' }, body: { mode: 'SEND' } }]);
  });

  it('shows in the dialog why a replay is refused', async () => {
    const testScreen = await run('7', {
      'GET sync/histo/{runId}': () => aRunDetail(),
      'POST sync/histo/{runId}/replay': () => refuse('CONFLICT'),
    });
    await testScreen.user.click(await screen.findByRole('button', { name: 'Renvoyer ce fichier' }));
    const question = await screen.findByRole('dialog');
    await testScreen.user.click(within(question).getByRole('button', { name: 'Renvoyer ce fichier' }));
    expect(await within(question).findByRole('alert')).toBeVisible();
    expect(testScreen.address()).toBe('/sync/histo/7');
  });

  it('counts nothing as sent that the portal did not receive', async () => {
    await run('7', {
      'GET sync/histo/{runId}': () => aRunDetail({ status: 'FAILED', error: 'Le serveur est plein.' }),
    });
    const summary = await screen.findByRole('region', { name: 'En bref' });
    expect(within(summary).queryByText('Envoyées')).toBeNull();
    expect(within(summary).queryByText('Modifiées')).toBeNull();
    expect(within(summary).getByText('Bloquées')).toBeVisible();
  });

  it('offers no replay without a file', async () => {
    await run('8', { 'GET sync/histo/{runId}': () => aRunDetail({ runId: 8, fileName: null }) });
    expect(await screen.findByRole('button', { name: 'Envoyer à nouveau' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Renvoyer ce fichier' })).toBeNull();
  });

  it('with an invalid number in its address is not another run that was read before', async () => {
    const FirstRun = () => <output>{useRun(1, true).data?.portalName}</output>;
    await openSync(
      <>
        <FirstRun />
        <Run />
      </>,
      { at: '/sync/histo/abc', route: '/sync/histo/:runId' },
      { ...SYNC, 'GET sync/histo/{runId}': () => aRunDetail({ runId: 1 }) },
    );
    expect(await screen.findByText('SeLoger')).toBeVisible();
    expect(screen.getByText('Cette diffusion n’existe pas')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Envoyer à nouveau' })).toBeNull();
  });

  it('shows its progress, or why it failed', async () => {
    const running = aRunDetail({ status: 'RUNNING', finishedTime: null, listings: [] });
    await run('7', { 'GET sync/histo/{runId}': () => running });
    expect(await screen.findByRole('progressbar', { name: 'Envoi de 12 annonces' })).toBeVisible();
    expect(screen.getByText('Aucune annonce')).toBeVisible();
  });

  it.each(['7', 'abc'])('is reported as unknown at the address %s', async (id) => {
    await run(id, { 'GET sync/histo/{runId}': () => refuse('NOT_FOUND') });
    expect(await screen.findByText('Cette diffusion n’existe pas')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Historique' })[0]).toHaveAttribute('href', '/sync/histo');
  });
});
