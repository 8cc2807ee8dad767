import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { Preflight } from '@pignon/shared/domain/sync/sync.schema';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aPortal, aRun, openSync } from '../features/sync/test/a-portal';
import { Page } from './sync.page';

const LAW = { path: 'mandateStatus', severity: 'BLOCKING', message: 'Aucun mandat ne court.', source: 'LAW' } as const;
const CUT = { path: 'title', severity: 'WARNING', message: 'Le titre sera coupé.', source: 'PORTAL' } as const;
const PREFLIGHT: Preflight = {
  portal: 'seloger',
  total: 3,
  readyCount: 2,
  blockedCount: 1,
  ready: [
    { reference: 'V26-00001', title: 'Villa Éole', findings: [] },
    { reference: 'V26-00003', title: 'Maison', findings: [CUT] },
  ],
  blocked: [{ reference: 'V26-00002', title: 'Studio', findings: [LAW] }],
};
const open = (api: FakeHandlers, roles?: readonly Role[]) =>
  openSync(<Page />, { at: '/sync', roles }, { 'POST sync/{portal}/preflight': () => PREFLIGHT, ...api });
const card = (name: string) => screen.findByRole('region', { name });

describe('the portals', () => {
  it('show state, last and next run, and counts', async () => {
    await open({
      'GET sync': () => [
        aPortal(),
        aPortal({ code: 'x', name: 'Annexe', enabled: false, lastRun: null, nextRun: null }),
      ],
    });
    const first = await card('SeLoger');
    expect(first).toHaveTextContent(/À jour.*Poliris.*12 annonces · 2 nouvelles · 1 modifiée/);
    expect(within(first).getByText('25/11/2026 06:30')).toBeVisible();
    expect(within(first).getByRole('link', { name: '3' })).toHaveAttribute('href', '/sync/histo/7?outcome=blocked');
    expect(within(first).getByRole('link', { name: 'Biens' })).toHaveAttribute(
      'href',
      '/sync/edit?portal=seloger&part=listings',
    );
    expect(await card('Annexe')).toHaveTextContent(/Désactivé.*Aucun tant qu’il est désactivé/);
  });

  it('show a failure with a link to it', async () => {
    const error = 'Le serveur du portail refuse l’identifiant ou le mot de passe.';
    await open({ 'GET sync': () => [aPortal({ lastRun: aRun({ status: 'FAILED', error }) })] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(error);
    expect(within(alert).getByRole('link', { name: 'Voir la diffusion' })).toHaveAttribute('href', '/sync/histo/7');
  });

  it.each([
    ['waits for its next try', aRun({ status: 'QUEUED', error: 'Le serveur du portail est plein.' })],
    ['failed', aRun({ status: 'FAILED', error: 'Le serveur du portail est plein.' })],
  ])('count nothing as sent by a run that built its file and %s', async (_, lastRun) => {
    await open({ 'GET sync': () => [aPortal({ lastRun })] });
    const failed = await card('SeLoger');
    expect(within(failed).queryByText('Envoyées')).toBeNull();
    expect(failed).not.toHaveTextContent('12 annonces');
    expect(within(failed).getByRole('link', { name: '3' })).toBeVisible();
  });

  it('follow a run live, from its wait to its end', async () => {
    const at = (overrides: Parameters<typeof aRun>[0]) => [
      aPortal({ lastRun: aRun({ finishedTime: null, ...overrides }) }),
    ];
    const { api } = await open({ 'GET sync': () => at({ status: 'QUEUED', fileName: null }) });
    expect(await screen.findByRole('progressbar', { name: 'En attente de son tour' })).toBeVisible();
    const step = (overrides: Parameters<typeof aRun>[0]) => {
      api.use({ 'GET sync': () => at(overrides) });
      bus.publish('records.changed', { kinds: ['sync'] });
    };
    step({ status: 'RUNNING', fileName: null });
    expect(await screen.findByRole('progressbar', { name: 'Préparation du fichier' })).toBeVisible();
    step({ status: 'RUNNING' });
    expect(await screen.findByRole('progressbar', { name: 'Envoi de 12 annonces' })).toBeVisible();
    step({ status: 'QUEUED', error: 'Le serveur du portail est plein.' });
    expect(await screen.findByText('Un nouvel essai se fera tout seul')).toBeVisible();
    expect(screen.getByText('Le serveur du portail est plein.')).toBeVisible();
    step({});
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('show the empty list, a skeleton, and an error with a retry', async () => {
    const { api, user } = await open({ 'GET sync': () => refuse('INTERNAL') });
    expect(await screen.findByRole('alert')).toBeVisible();
    api.use({ 'GET sync': () => [] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Ajouter un portail' })).toHaveAttribute(
      'href',
      '/sync/edit?portal=new',
    );
  });
});

describe('starting a run', () => {
  const ask = async (testScreen: Awaited<ReturnType<typeof open>>) => {
    await testScreen.user.click(await screen.findByRole('button', { name: 'Vérifier et envoyer' }));
    return screen.findByRole('dialog', { name: 'Avant l’envoi vers SeLoger' });
  };

  it('lists blocked listings with author and link first, and publishes the start', async () => {
    const started: unknown[] = [];
    const stop = bus.on('sync.started', (payload) => started.push(payload));
    const testScreen = await open(
      { 'GET sync': () => [aPortal()], 'POST sync/{portal}/run': () => aRun({ runId: 9, status: 'QUEUED' }) },
      ['SYNCHRO', 'NEGOTIATOR'],
    );
    const dialog = await ask(testScreen);
    expect(await within(dialog).findByText(/^2 annonces partiront\. 1 est laissée de côté/)).toBeVisible();
    const blocked = within(dialog).getByRole('list', { name: 'Annonces laissées de côté' });
    expect(blocked).toHaveTextContent(/V26-00002.*Loi.*Aucun mandat ne court/);
    expect(within(blocked).getByRole('link', { name: 'Voir les mandats' })).toHaveAttribute(
      'href',
      '/mandate/list?status=any&property=V26-00002',
    );
    expect(within(dialog).getByText('1 annonce part avec un avertissement')).toBeVisible();
    await testScreen.user.click(within(dialog).getByRole('button', { name: 'Envoyer maintenant' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(started).toEqual([{ portal: 'seloger', runId: 9 }]);
    stop();
  });

  it('says when it lists only a part of the blocked listings and warnings', async () => {
    const cutPreflight: Preflight = {
      ...PREFLIGHT,
      readyCount: 1500,
      blockedCount: 1200,
      ready: PREFLIGHT.ready.filter(({ findings }) => findings.length > 0),
    };
    const testScreen = await open({
      'GET sync': () => [aPortal()],
      'POST sync/{portal}/preflight': () => cutPreflight,
    });
    const dialog = await ask(testScreen);
    expect(await within(dialog).findByText('Liste limitée à 1 annonce sur 1200.')).toBeVisible();
    expect(within(dialog).getByText('Au moins 1 annonce part avec un avertissement')).toBeVisible();
  });

  it('shows no links to users who may not write', async () => {
    const dialog = await ask(await open({ 'GET sync': () => [aPortal()] }));
    expect(await within(dialog).findByText('Aucun mandat ne court.')).toBeVisible();
    expect(within(dialog).queryByRole('link', { name: 'Voir les mandats' })).toBeNull();
  });

  it('is refused for a disabled portal, and warns when nothing would be sent', async () => {
    const emptyPreflight = { ...PREFLIGHT, readyCount: 0, ready: [] };
    const testScreen = await open({
      'GET sync': () => [aPortal({ enabled: false })],
      'POST sync/{portal}/preflight': () => emptyPreflight,
    });
    const dialog = await ask(testScreen);
    expect(await within(dialog).findByText(/^Le fichier serait vide/)).toBeVisible();
    expect(within(dialog).getByText(/^Ce portail est désactivé/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Envoyer maintenant' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows why the server refuses it', async () => {
    const testScreen = await open({
      'GET sync': () => [aPortal()],
      'POST sync/{portal}/run': () => refuse('CONFLICT'),
    });
    const dialog = await ask(testScreen);
    await within(dialog).findByText(/^2 annonces/);
    await testScreen.user.click(within(dialog).getByRole('button', { name: 'Envoyer maintenant' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
  });
});
