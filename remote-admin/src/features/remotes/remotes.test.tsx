import { screen, waitFor, within } from '@testing-library/react';
import type { RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { refuse } from '@pignon/shared/testing';
import { remoteRows } from './remote-rows';
import { AT, CONTACT, drawer, lineOf, openRemotes as open, PROPERTY, version, VIEW } from './test/open-remotes';
import { startEdge } from './test/start-edge';

beforeAll(() => import('./remote-drawer'), 60_000);

const edge = (view: unknown = VIEW) => startEdge(view);

describe('the modules', () => {
  it('are listed with live and canary versions, audience, users, load times and errors', async () => {
    edge();
    await open();
    await screen.findByText(/85\sms/);
    const rows = screen.getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/contact.*Aucune.*2\.0\.0.*10\s%.*Support.*zoe@pignon\.test/);
    expect(rows[2]).toHaveTextContent(/property.*1\.4\.0.*6.*1 avec une autre.*85\sms.*420\sms.*3/);
    expect(screen.getByText(/Registre, révision 12.*7 derniers jours/)).toBeVisible();
  });

  it('say when none is published, when the list is unreadable, and while it loads', async () => {
    const sentOrders = edge('<html>');
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('La réponse du serveur est illisible.');
    sentOrders.answer({ ...VIEW, remotes: [] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun module publié')).toBeVisible();
  });

  it('show no figures that could not be read', async () => {
    edge();
    const api = { 'GET remote/use': () => refuse('UNAVAILABLE') };
    const { user } = await open('/admin/remotes', ['SUPPORT'], api);
    expect(await screen.findByText('Ce que les navigateurs ont chargé n’a pas pu être lu.')).toBeVisible();
    const cells = within(screen.getAllByRole('row')[2]!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).not.toContainEqual('0');
    await user.click(screen.getByRole('link', { name: 'property' }));
    expect(await screen.findByRole('region', { name: 'Versions publiées' })).not.toHaveTextContent('personne');
  });

  it('show the team of the live version, or of the canary', () => {
    expect(remoteRows(VIEW, []).map(({ owner }) => owner)).toEqual(['Équipe Contacts', 'Équipe Biens']);
  });
});

describe('one module', () => {
  it('shows versions with users and errors, users per version, and its history', async () => {
    edge();
    await open('/admin/remotes?module=property');
    await waitFor(async () =>
      expect(await lineOf('1.4.0')).toHaveTextContent(/En service.*2 erreurs.*ci.*6 personnes/),
    );
    expect(within(await lineOf('1.4.0')).getByRole('link', { name: '2 erreurs' })).toHaveAttribute(
      'href',
      '/admin/errors?remote=property&version=1.4.0&since=week',
    );
    expect(within(await lineOf('1.4.0')).queryByRole('button')).toBeNull();
    expect(await lineOf('0.9.0')).toHaveTextContent(
      'Ne peut pas être mise en service : elle demande le contrat ^0.9.0.',
    );
    expect(within(await lineOf('0.9.0')).getByRole('button', { name: 'Mettre en service' })).toBeDisabled();
    expect(await within(await drawer()).findByText('Abadie Anne')).toBeVisible();
    expect(await drawer()).toHaveTextContent('1.4.0 mise en service');
    expect(await drawer()).toHaveTextContent('zoe@pignon.test');
  });

  it('shows how the packages of a version differ from those of the live one, or that they are unknown', async () => {
    const noChanges = { added: [], removed: [], changed: [] };
    const versions = [
      { ...version('1.5.0'), packages: { ...noChanges, added: ['x 1.2.3'], changed: ['y 1.0.0 → 2.0.0'] } },
      version('1.4.0'),
      { ...version('1.3.2'), packages: { ...noChanges, removed: ['z 0.1.0', 'w 3.0.0'] } },
      { ...version('1.3.1'), packages: noChanges },
      { ...version('0.9.0'), packages: null },
    ];
    edge({ ...VIEW, remotes: [{ ...PROPERTY, versions }] });
    await open('/admin/remotes?module=property');
    expect(await lineOf('1.5.0')).toHaveTextContent(
      'Nouveaux paquets : x 1.2.3Paquets dans une autre version : y 1.0.0 → 2.0.0',
    );
    expect(await lineOf('1.4.0')).not.toHaveTextContent(/paquets/i);
    expect(await lineOf('1.3.2')).toHaveTextContent('Paquets retirés : z 0.1.0, w 3.0.0');
    expect(await lineOf('1.3.1')).toHaveTextContent('Mêmes paquets que la version en service');
    expect(await lineOf('0.9.0')).toHaveTextContent('Liste des paquets inconnue');
  });

  it('is promoted by support after confirmation, and the list follows', async () => {
    const sentOrders = edge();
    const { user } = await open('/admin/remotes?module=property');
    await user.click(within(await lineOf('1.5.0')).getByRole('button', { name: 'Mettre en service' }));
    const question = await screen.findByRole('dialog', { name: /Mettre property 1\.5\.0 en service/ });
    expect(question).toHaveTextContent('à la place de 1.4.0');
    expect(sentOrders.orders).toEqual([]);
    sentOrders.answer({
      ...VIEW,
      revision: 13,
      remotes: [CONTACT, { ...PROPERTY, stable: '1.5.0', previous: '1.4.0' }],
    });
    await user.click(within(question).getByRole('button', { name: 'Mettre en service' }));
    await waitFor(async () => expect(await lineOf('1.5.0')).toHaveTextContent('En service'));
    expect(sentOrders.orders).toEqual([{ order: 'PROMOTE', remote: 'property', revision: 12, version: '1.5.0' }]);
    expect(question).not.toBeInTheDocument();
  });

  it('stays unchanged when the order is refused, shows the reason, and repeats no other order than the one asked', async () => {
    const canary = { version: '1.5.0', percent: 10, roles: [], emails: [] };
    const sentOrders = edge({ ...VIEW, remotes: [{ ...PROPERTY, canary }] });
    const { user } = await open('/admin/remotes?module=property');
    await user.click(await screen.findByRole('button', { name: 'Terminer l’essai' }));
    const question = await screen.findByRole('dialog', { name: /Terminer l’essai de property 1\.5\.0/ });
    sentOrders.refuse('Quelqu’un a changé les versions entre-temps.', { ...VIEW, revision: 13 });
    await user.click(within(question).getByRole('button', { name: 'Terminer l’essai' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'Quelqu’un a changé les versions entre-temps.',
    );
    expect(
      await within(await drawer()).findByRole('button', { name: 'Revenir à la version précédente' }),
    ).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Terminer l’essai' }));
    const order = { order: 'ROLLBACK', remote: 'property', revision: 12 };
    await waitFor(() => expect(sentOrders.orders).toEqual([order, order]));
  });

  it('changes an automatic canary at the share that it has reached, by its own plan', async () => {
    const auto = { steps: [2, 20, 60], sessions: 9, minutes: 5 };
    const canary = { version: '1.5.0', percent: 20, roles: [], emails: [], auto };
    const sentOrders = edge({ ...VIEW, remotes: [{ ...PROPERTY, canary }] });
    const { user } = await open('/admin/remotes?module=property');
    await user.click(within(await lineOf('1.5.0')).getByRole('button', { name: 'Changer l’essai' }));
    const form = within(await screen.findByRole('dialog', { name: 'Changer l’essai de property 1.5.0' }));
    expect(form.getByText(/^Une par ligne\s; facultatif\.$/)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Adresses e-mail' }), 'zoe@pignon.test');
    await user.click(form.getByRole('button', { name: 'Changer l’essai' }));
    const order = { order: 'CANARY', remote: 'property', revision: 12, version: '1.5.0' };
    await waitFor(() =>
      expect(sentOrders.orders).toEqual([{ ...order, percent: 20, roles: [], emails: ['zoe@pignon.test'], auto }]),
    );
  });

  it('says which canary another one ends, and asks for no share that it hides', async () => {
    const canary = { version: '1.3.2', percent: 10, roles: [], emails: [] };
    edge({ ...VIEW, remotes: [CONTACT, { ...PROPERTY, canary }] });
    const { user } = await open('/admin/remotes?module=property');
    await user.click(within(await lineOf('1.5.0')).getByRole('button', { name: 'Mettre à l’essai' }));
    const form = within(await screen.findByRole('dialog', { name: /Mettre property 1\.5\.0 à l’essai/ }));
    expect(form.getByText('L’essai de 1.3.2 se termine.')).toBeVisible();
    await user.clear(form.getByRole('spinbutton', { name: 'Part des utilisateurs' }));
    await user.click(form.getByRole('checkbox', { name: /^Augmenter tout seul/ }));
    expect(form.getByRole('button', { name: 'Mettre à l’essai' })).toBeEnabled();
  });

  it('names no live version where there is none', async () => {
    edge();
    const { user } = await open('/admin/remotes?module=contact');
    await user.click(await screen.findByRole('button', { name: 'Mettre en service' }));
    const question = await screen.findByRole('dialog', { name: /Mettre contact 2\.0\.0 en service/ });
    expect(question).not.toHaveTextContent('Aucune');
  });

  it('starts a canary for a share, roles and users, but not for nobody', async () => {
    const sentOrders = edge();
    const { user } = await open('/admin/remotes?module=property');
    await user.click(within(await lineOf('1.5.0')).getByRole('button', { name: 'Mettre à l’essai' }));
    const form = await screen.findByRole('dialog', { name: /Mettre property 1\.5\.0 à l’essai/ });
    const startButton = within(form).getByRole('button', { name: 'Mettre à l’essai' });
    const share = within(form).getByRole('spinbutton', { name: 'Part des utilisateurs' });
    await user.clear(share);
    expect(form).toHaveTextContent('Donnez une part entre 0 et 100.');
    await user.type(share, '0');
    expect(form).toHaveTextContent('Choisissez une part, un rôle ou une adresse.');
    expect(startButton).toBeDisabled();
    await user.click(within(form).getByRole('checkbox', { name: 'Support' }));
    const emails = within(form).getByRole('textbox', { name: 'Adresses e-mail' });
    await user.type(emails, 'zoe');
    expect(form).toHaveTextContent('zoe n’est pas une adresse.');
    await user.type(emails, '@pignon.test{enter}anne@pignon.test');
    await user.click(startButton);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const emailed = ['zoe@pignon.test', 'anne@pignon.test'];
    const order = { order: 'CANARY', remote: 'property', revision: 12, version: '1.5.0', percent: 0 };
    expect(sentOrders.orders).toEqual([{ ...order, roles: ['SUPPORT'], emails: emailed }]);
  });

  it('starts an automatic rollout, and shows the figures of the guard’s decision', async () => {
    const auto = { steps: [5, 25, 100], sessions: 20, minutes: 60 };
    const why = { trial: { sessions: 30, failing: 3 }, before: { sessions: 1200, failing: 1 } };
    const endedLine = { at: AT, by: 'rollout-guard', did: 'canary-ended', version: '1.5.0', why };
    const sentOrders = edge({ ...VIEW, remotes: [CONTACT, { ...PROPERTY, history: [endedLine] }] });
    const { user } = await open('/admin/remotes?module=property');
    expect(await drawer()).toHaveTextContent(
      /Essai de 1\.5\.0 terminéDe lui-même\s: en échec 3 sur 30 sessions, contre 1 sur 1\s200 sessions avec la version/,
    );
    await user.click(within(await lineOf('1.5.0')).getByRole('button', { name: 'Mettre à l’essai' }));
    const form = await screen.findByRole('dialog', { name: /Mettre property 1\.5\.0 à l’essai/ });
    await user.click(
      within(form).getByRole('checkbox', { name: 'Augmenter tout seul, par paliers de 5, 25, 100\u00a0%' }),
    );
    expect(within(form).queryByRole('spinbutton')).toBeNull();
    const canary = { version: '1.5.0', percent: 5, roles: [], emails: [], auto };
    sentOrders.answer({ ...VIEW, remotes: [CONTACT, { ...PROPERTY, canary }] });
    await user.click(within(form).getByRole('button', { name: 'Mettre à l’essai' }));
    await waitFor(async () => expect(await drawer()).toHaveTextContent('par paliers de 5, 25, 100 %'));
    const order = { order: 'CANARY', remote: 'property', revision: 12, version: '1.5.0' };
    expect(sentOrders.orders).toEqual([{ ...order, percent: 5, roles: [], emails: [], auto }]);
  });

  it.each<[Role[], RolloutView, string]>([
    [['MANAGER'], VIEW, 'Seul le rôle Support change les versions.'],
    [['SUPPORT'], { ...VIEW, enabled: false }, 'Ici, les versions se changent par la commande seulement.'],
  ])('offers %j no action that would be refused', async (roles, view, why) => {
    edge(view);
    await open('/admin/remotes?module=property', roles);
    expect(await drawer()).toHaveTextContent(why);
    expect(within(await lineOf('1.5.0')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Revenir à la version précédente' })).toBeNull();
  });
});
