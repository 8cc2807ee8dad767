import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../../messages/fr';
import { Page } from '../../../pages/admin.page';

const CLAIRE = aUser();
const PAUL = aUser({ loginEmail: 'paul@pignon.test', firstName: 'Paul', lastName: 'Iriart', roles: ['NEGOTIATOR'] });
const ZOE = aUser({
  loginEmail: 'zoe@pignon.test',
  firstName: 'Zoé',
  lastName: 'Labat',
  roles: [],
  status: 'PENDING',
  active: false,
});

const LINE = {
  auditId: 3,
  at: '2026-11-20T10:00:00.000Z',
  user: 'manager@pignon.test',
  action: 'ROLES' as const,
  entity: 'user' as const,
  ref: 'paul@pignon.test',
  source: 'UI' as const,
  requestId: null,
  address: null,
  paths: ['roles'],
};

const open = (at: string, api: FakeHandlers = {}) =>
  renderScreen(<Page />, {
    at,
    route: '/admin/:modelValue?',
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET user': ({ query }) => (query.includeInactive ? [CLAIRE, PAUL, ZOE] : [CLAIRE, PAUL]),
      'GET user/activity': () => [
        {
          loginEmail: 'paul@pignon.test',
          signedIn: false,
          invitedTime: '2026-11-20T10:00:00.000Z',
          secondFactor: false,
          last: null,
        },
      ],
      'GET audit': () => aPage([LINE]),
      'GET user/me/draft/{key}': () => null,
      ...api,
    },
  });

const activityOf = (loginEmail: string, secondFactor: boolean) => ({
  ...{ loginEmail, secondFactor, signedIn: true, invitedTime: null, last: null },
});

const dialog = () => screen.findByRole('dialog', {}, { timeout: 10_000 });

describe('the account dialog', () => {
  it('admits a waiting user with the chosen roles', async () => {
    const requests: unknown[] = [];
    const { user, address } = await open('/admin/users?status=pending&account=zoe@pignon.test', {
      'PATCH user/{loginEmail}': ({ body }) => {
        requests.push(body);
        return { ...ZOE, roles: ['NEGOTIATOR'], status: 'ACTIVE', active: true, version: 2 };
      },
    });
    const form = await dialog();
    expect(within(form).getByRole('heading', { name: 'Admettre Zoé Labat' })).toBeVisible();
    await user.click(await within(form).findByRole('button', { name: 'Admettre' }));
    expect(requests).toEqual([]);
    await user.click(within(form).getByRole('checkbox', { name: /Négociateur/ }));
    await user.click(within(form).getByRole('button', { name: 'Admettre' }));
    await waitFor(() => expect(requests).toEqual([{ roles: ['NEGOTIATOR'], status: 'ACTIVE' }]));
    await waitFor(() => expect(address()).toBe('/admin/users?status=pending'));
  });

  it('explains why the last manager keeps role and account, and prevents removing one’s own role', async () => {
    await open('/admin/users?account=manager@pignon.test');
    const form = await dialog();
    const manager = await within(form).findByRole('checkbox', { name: 'Responsable' });
    expect(manager).toBeDisabled();
    expect(manager).toHaveAccessibleDescription(/au moins un responsable actif/);
    expect(within(form).getByRole('checkbox', { name: 'Support' })).toHaveAccessibleDescription(/s’attribuer un rôle/);
    expect(within(form).getByRole('button', { name: 'Suspendre' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('suspends an account after the consequences are shown, and names the last author', async () => {
    const requests: unknown[] = [];
    const { user } = await open('/admin/users?account=paul@pignon.test', {
      'PATCH user/{loginEmail}': ({ body }) => {
        requests.push(body);
        return { ...PAUL, status: 'SUSPENDED', active: false, version: 2 };
      },
    });
    const form = await dialog();
    expect(await within(form).findByText(/Changement de rôles/)).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Suspendre' }));
    const question = screen.getAllByRole('dialog').at(-1)!;
    expect(question).toHaveTextContent('déconnectée de tous ses appareils');
    await user.click(within(question).getByRole('button', { name: 'Suspendre' }));
    await waitFor(() => expect(requests).toEqual([{ status: 'SUSPENDED' }]));
  });

  it('states in which capacity the user signs, with a number only where one applies', async () => {
    const requests: unknown[] = [];
    const { user } = await open('/admin/users?account=paul@pignon.test', {
      'PATCH user/{loginEmail}': ({ body }) => {
        requests.push(body);
        return { ...PAUL, version: 2 };
      },
    });
    const form = await dialog();
    const capacity = await within(form).findByLabelText('Qualité du signataire');
    expect(within(form).queryByLabelText(/Numéro/)).toBeNull();
    await user.selectOptions(capacity, 'Négociateur salarié');
    await user.type(within(form).getByLabelText('Numéro de l’attestation d’habilitation'), 'ADC 64');
    await user.selectOptions(capacity, 'Titulaire de la carte professionnelle');
    expect(within(form).queryByLabelText(/Numéro/)).toBeNull();
    await user.selectOptions(capacity, 'Agent commercial');
    expect(within(form).getByLabelText('Numéro au RSAC')).toHaveValue('ADC 64');
    await user.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(requests).toEqual([{ agentCapacity: 'COMMERCIAL_AGENT', agentCredential: 'ADC 64' }]));
  });

  it('sends another invitation to a user who never signed in', async () => {
    const invited: unknown[] = [];
    const { user } = await open('/admin/users?account=paul@pignon.test', {
      'POST user/{loginEmail}/invitation': ({ params }) => {
        invited.push(params);
        return { sent: true, message: null };
      },
    });
    expect((await screen.findAllByText('Invité')).length).toBeGreaterThan(0);
    await user.click(await within(await dialog()).findByRole('button', { name: 'Renvoyer l’invitation' }));
    await waitFor(() => expect(invited).toEqual([{ loginEmail: 'paul@pignon.test' }]));
  });

  it('creates an account and sends the invitation at once', async () => {
    const calls: unknown[] = [];
    const { user, address } = await open('/admin/users', {
      'POST user': ({ body }) => {
        calls.push(body);
        return aUser({ loginEmail: 'yann@pignon.test', roles: ['SYNCHRO'] });
      },
      'POST user/{loginEmail}/invitation': ({ params }) => {
        calls.push(params);
        return { sent: true, message: null };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Inviter un collaborateur' }));
    expect(address()).toBe('/admin/users?account=new');
    const form = await dialog();
    await user.type(await within(form).findByLabelText(/E-mail de connexion/), 'yann@pignon.test');
    await user.click(within(form).getByRole('checkbox', { name: 'Diffusion' }));
    await user.click(within(form).getByRole('button', { name: 'Créer et inviter' }));
    await waitFor(() =>
      expect(calls).toEqual([
        {
          ...{ loginEmail: 'yann@pignon.test', firstName: '', lastName: '', phoneNumbers: [], roles: ['SYNCHRO'] },
          ...{ agentCapacity: null, agentCredential: null },
        },
        { loginEmail: 'yann@pignon.test' },
      ]),
    );
  });

  it('resets the second factor of a colleague who lost it, after the consequences are shown', async () => {
    let isEnrolled = true;
    const { user, api } = await open('/admin/users?account=paul@pignon.test', {
      'GET user/activity': () => [activityOf('paul@pignon.test', isEnrolled)],
      'DELETE user/{loginEmail}/second-factor': () => refuse('UNAVAILABLE'),
    });
    const form = await dialog();
    expect(await within(form).findByText('Double authentification active')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Réinitialiser la double authentification' }));
    const question = screen.getAllByRole('dialog').at(-1)!;
    expect(question).toHaveTextContent('toutes ses sessions seront fermées');
    await user.click(within(question).getByRole('button', { name: 'Réinitialiser' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent(/indisponible/);
    api.use({
      'DELETE user/{loginEmail}/second-factor': () => {
        isEnrolled = false;
        return undefined;
      },
    });
    await user.click(within(question).getByRole('button', { name: 'Réinitialiser' }));
    expect(await within(form).findByText('Sans double authentification')).toBeVisible();
    expect(within(form).queryByRole('button', { name: /^Réinitialiser/ })).toBeNull();
    const resets = api.received.filter(({ key }) => key === 'DELETE user/{loginEmail}/second-factor');
    expect(resets.map(({ params }) => params)).toEqual(Array(2).fill({ loginEmail: 'paul@pignon.test' }));
  });

  it('shows one’s own second factor without resetting it', async () => {
    await open('/admin/users?account=manager@pignon.test', {
      'GET user/activity': () => [activityOf('manager@pignon.test', true)],
    });
    const form = await dialog();
    expect(await within(form).findByText('Double authentification active')).toBeVisible();
    expect(within(form).queryByRole('button', { name: /^Réinitialiser/ })).toBeNull();
  });

  it('says nothing of actions that could not be read', async () => {
    const activity = { 'GET user/activity': () => refuse('UNAVAILABLE') };
    await open('/admin/users?account=paul@pignon.test', activity);
    const form = await dialog();
    expect(await within(form).findByText(/Changement de rôles/)).toBeVisible();
    expect(form).not.toHaveTextContent('Cette personne n’a encore rien fait.');
  });

  it('reports accounts that could not be read, and opens once they are', async () => {
    const { user, api } = await open('/admin/users?account=paul@pignon.test', { 'GET user': () => refuse('INTERNAL') });
    const failed = await dialog();
    expect(within(failed).getByRole('heading', { name: 'paul@pignon.test' })).toBeVisible();
    expect(within(failed).getByRole('alert')).toBeVisible();
    api.use({ 'GET user': () => [CLAIRE, PAUL] });
    await user.click(within(failed).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: /Paul Iriart/ }, { timeout: 10_000 })).toBeVisible();
  });

  it('invites also while the accounts cannot be read', async () => {
    await open('/admin/users?account=new', { 'GET user': () => refuse('INTERNAL') });
    expect(await within(await dialog()).findByLabelText(/E-mail de connexion/)).toBeVisible();
  });

  it('reports an unknown account', async () => {
    await open('/admin/users?account=nobody@pignon.test');
    expect(await dialog()).toHaveTextContent('Aucun compte ne porte l’adresse nobody@pignon.test.');
  });
});
