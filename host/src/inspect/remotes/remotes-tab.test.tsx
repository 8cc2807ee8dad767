import { act, screen, within, waitFor } from '@testing-library/react';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import type { ExposedModuleState } from '@pignon/shared/federation/runtime/exposed-module-store';
import { renderScreen } from '@pignon/shared/testing';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { developerTexts } from '../developer-translations.fixture';
import { RemotesTab } from './remotes-tab';

interface Page {
  catalogue: { revision: number; remotes: Record<string, LiveRemote> };
  standIn?: LiveRemote;
  states: ExposedModuleState[];
}
const page: Page = { catalogue: { revision: 1, remotes: {} }, states: [] };
jest.mock('../../boot/platform', () => ({
  catalogue: {
    get: () => page.catalogue,
    newest: () => page.catalogue,
    person: () => undefined,
    isPointed: () => false,
    subscribe: () => () => undefined,
  },
  remoteLoader: { standIn: (name: string) => (page.standIn?.name === name ? page.standIn : undefined) },
  exposedModules: { states: () => page.states },
}));

const title = { fr: 'Contacts', en: 'Contacts' };
const contact = aLiveRemote('contact', {
  routes: [
    { path: '/contact/list', title, expose: './pages/list.page' },
    { path: '/contact/list/:kind', title, expose: './pages/list.page' },
  ],
  slots: [{ slot: 'home.widget', order: 1, expose: './slots/widget' }],
});
const descriptor = { publishes: ['contact.saved'], consumes: ['property.saved', 'mandate.signed'] };

function measurePart(remote: string, part: string, start: number, durationMs: number): void {
  performance.measure(`pignon:${remote} ${part}`, {
    start,
    duration: durationMs,
    detail: { remote, version: '1', part },
  });
}

beforeEach(() => {
  performance.clearMeasures();
  Object.assign(page, { catalogue: { revision: 1, remotes: { contact } }, standIn: undefined, states: [] });
  const registry = { remotes: { contact: { stable: '1', previous: null, versions: { '1': { descriptor } } } } };
  stubGlobal('fetch', () => Promise.resolve(Response.json(registry)));
});

const card = (name = 'contact') => screen.findByRole('article', { name });
const rows = (article: HTMLElement) =>
  within(article)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));

describe('the remotes of the developer panel', () => {
  it('show start and duration of each part, and the parts not requested yet', async () => {
    measurePart('contact', 'entry', 1_240, 34.4);
    measurePart('contact', 'entry', 1_260, 2);
    measurePart('contact', './messages/fr', 1_280, 3);
    measurePart('contact', './pages/list.page', 1_290, 120);
    performance.measure('pignon:/remotes/contact/1/pages-list.abc.css', { start: 1_295, duration: 18 });
    performance.measure('pignon:/remotes/mandate/1/pages-list.abc.css', { start: 1_295, duration: 18 });
    page.states = [{ remote: 'contact', version: '1', expose: './pages/list.page', state: 'loaded' }];
    await renderScreen(<RemotesTab />, developerTexts);
    const firstCard = await card();
    expect(firstCard).toHaveTextContent('contact1en servicechargé');
    expect(firstCard).toHaveTextContent('Entrée34 ms, demandée à 1,24 s');
    expect(firstCard).toHaveTextContent('Morceaux2 chargés, 123 ms en tout');
    expect(firstCard).toHaveTextContent('Styles1 chargé en 18 ms');
    act(() => within(firstCard).getByText('Morceaux, pages et événements').click());
    expect(rows(firstCard)).toEqual([
      ['Entrée', 'entry.abc.js', 'chargé', '1,24 s', '34 ms'],
      ['Textes', './messages/frfr', 'chargé', '1,28 s', '3 ms'],
      ['Textes', './messages/enen', 'pas demandé', '', ''],
      ['Page', './pages/list.page/contact/list, /contact/list/:kind', 'chargé', '1,29 s', '120 ms'],
      ['Emplacement', './slots/widgethome.widget', 'pas demandé', '', ''],
      ['Style', 'pages-list.abc.css', 'chargé', '1,3 s', '18 ms'],
    ]);
  });

  it('list the events that each one publishes and handles', async () => {
    await renderScreen(<RemotesTab />, developerTexts);
    await screen.findByText('contact.saved');
    expect(await card()).toHaveTextContent('Écouteproperty.saved, mandate.signed');
  });

  it('show the reference of a failure, and the fallback version', async () => {
    page.states = [
      { remote: 'contact', version: '1', expose: './pages/list.page', state: 'failed', errorId: 'AB23CD45' },
    ];
    await renderScreen(<RemotesTab />, developerTexts);
    expect(await card()).toHaveTextContent('en échec AB23CD45');
    page.standIn = { ...contact, version: '0' };
    page.states = [{ remote: 'contact', version: '1', expose: './pages/list.page', state: 'loaded' }];
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('contact0de secourschargé'));
    expect(screen.getByRole('article')).toHaveTextContent('Remplace la version 1, qui n’a pas pu être chargée.');
  });

  it('explain why no version is available', async () => {
    page.catalogue.remotes['contact'] = { ...contact, refused: 'it asks for contract ^2.0.0' };
    await renderScreen(<RemotesTab />, developerTexts);
    expect(await card()).toHaveTextContent('refusé');
    expect(await card()).toHaveTextContent('it asks for contract ^2.0.0');
  });

  it('are shown without the registry, which can be requested again', async () => {
    stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    const { user } = await renderScreen(<RemotesTab />, developerTexts);
    await screen.findByText(/Le registre des versions n’a pas pu être lu/);
    expect(await card()).toHaveTextContent('en service');
    stubGlobal('fetch', () => Promise.resolve(Response.json({ remotes: {} })));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
