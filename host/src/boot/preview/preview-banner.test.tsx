import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { setupI18n } from '@pignon/shared/i18n';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { addProductMessages } from '../../messages/product';
import { PreviewBanner } from './preview-banner';
import { endedPreviews, previews } from './previews';

let remotes: Record<string, LiveRemote>;
jest.mock('../use-live-remotes', () => ({ useLiveRemotes: () => ({ revision: 1, remotes }) }));
jest.mock('./previews', () => ({
  endedPreviews: jest
    .requireActual<{ createStore: (initialValue: undefined) => object }>('@pignon/shared/state')
    .createStore(undefined),
  previews: { isPreview: ({ version }: LiveRemote) => version !== '1', leave: jest.fn() },
}));

const textOf = (role: 'status' | 'alert') => screen.queryByRole(role)?.querySelector('span')?.textContent;

beforeEach(() => {
  setupI18n();
  addProductMessages();
  remotes = { contact: aLiveRemote('contact'), mandate: aLiveRemote('mandate') };
  endedPreviews.set(undefined);
});

test('renders nothing without previews', () => {
  const { container } = render(<PreviewBanner />);
  expect(container).toBeEmptyDOMElement();
});

test('names the previewed version and its remote, and leaves the preview', async () => {
  remotes.contact = aLiveRemote('contact', { version: '0.1.0-b7' });
  render(<PreviewBanner />);
  expect(textOf('status')).toBe(
    'Aperçu de contact, version 0.1.0-b7, dans ce navigateur seulement\u00a0: ce que vous enregistrez est réel.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quitter l’aperçu' }));
  expect(previews.leave).toHaveBeenCalledTimes(1);
});

test('lists a version that ended during unsaved work as still on screen', () => {
  remotes.contact = aLiveRemote('contact', { version: '7' });
  remotes.mandate = aLiveRemote('mandate', { version: '8' });
  endedPreviews.set([
    { name: 'contact', version: '7', why: 'takenBack', detail: '' },
    { name: 'contact', version: '6', why: 'replaced', detail: '' },
  ]);
  render(<PreviewBanner />);
  expect(textOf('alert')).toMatch(/^La version 6 de contact a été remplacée [^.]+\.$/);
  expect(textOf('status')).toBe(
    'Aperçu de mandate, version 8, dans ce navigateur seulement\u00a0: ce que vous enregistrez est réel. ' +
      'La version 7 de contact n’est plus en aperçu\u00a0: enregistrez votre travail, puis quittez l’aperçu.',
  );
});

for (const [refusal, sentence] of [
  ['faulty', 'Ce lien d’aperçu n’est pas valable'],
  ['unknown', 'La version 7 de contact n’existe pas, ou plus'],
  ['live', 'La version 7 de contact est en service pour tout le monde'],
  ['takenBack', 'La version 7 de contact a été retirée'],
  ['replaced', 'La version 7 de contact a été remplacée par une autre'],
  ['unsuited', 'La version 7 de contact ne convient pas à cette page (elle demande l’API 9)'],
  ['unreachable', 'La version 7 de contact n’a pas pu être demandée au serveur'],
  ['failed', 'La version 7 de contact n’a pas pu être chargée'],
] as const)
  test(`shows that a preview is ${refusal}, until closed`, async () => {
    endedPreviews.set([{ name: 'contact', version: '7', why: refusal, detail: 'elle demande l’API 9' }]);
    render(<PreviewBanner />);
    expect(textOf('alert')).toContain(`${sentence}\u00a0: `);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(endedPreviews.get()).toBeUndefined();
  });
