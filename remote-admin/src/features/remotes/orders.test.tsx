import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { lineOf, openRemotes, PROPERTY, VIEW } from './test/open-remotes';
import { startEdge } from './test/start-edge';

beforeAll(() => import('./remote-drawer'), 60_000);

const canary = { version: '1.5.0', percent: 10, roles: [], emails: [] };
const ON_TRIAL = { ...PROPERTY, canary };

/** Opens the dialog of an order on the drawer or on the line of a version. */
async function ask(remote: typeof PROPERTY, verb: string, version?: string) {
  const edge = startEdge({ ...VIEW, remotes: [remote] });
  const { user } = await openRemotes('/admin/remotes?module=property');
  const place = version === undefined ? screen : within(await lineOf(version));
  await user.click(await place.findByRole('button', { name: verb }));
  const dialog = await screen.findByRole('dialog', { name: /property 1\.[35]\.\d/ });
  return { edge, user, dialog, confirm: () => user.click(within(dialog).getByRole('button', { name: verb })) };
}

it.each([
  ['Terminer l’essai', ON_TRIAL, undefined, /^property\s: l’essai est terminé\.$/],
  ['Changer l’essai', ON_TRIAL, '1.5.0', /^property\s: l’essai est changé\.$/],
  ['Mettre à l’essai', PROPERTY, '1.5.0', /^property\s: l’essai a commencé\.$/],
  ['Revenir à la version précédente', PROPERTY, undefined, /^property\s: le retour est fait\.$/],
  ['Mettre en service', PROPERTY, '1.5.0', /^property\s: la version est en service\.$/],
])('the notice says what became of the order « %s »', async (verb, remote, version, words) => {
  const notices: string[] = [];
  const stop = bus.on('notice.raised', ({ message }) => void notices.push(message));
  const { confirm } = await ask(remote, verb, version);
  await confirm();
  await waitFor(() => expect(notices).toEqual([expect.stringMatching(words)]));
  stop();
});

it.each([
  ['Terminer l’essai', undefined],
  ['Changer l’essai', '1.5.0'],
])('the dialog « %s » stays open until the order is answered', async (verb, version) => {
  const { edge, user, dialog, confirm } = await ask(ON_TRIAL, verb, version);
  const release = edge.hold();
  await confirm();
  await waitFor(() => expect(edge.orders).toHaveLength(1));
  for (const name of ['Fermer', 'Annuler']) {
    await user.click(within(dialog).getByRole('button', { name }));
    expect(dialog).toBeInTheDocument();
  }
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  release();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
