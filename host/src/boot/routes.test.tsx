import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { addBootMessages } from './boot-messages';
import { routesOf } from './routes';

addHostMessages();
addProductMessages();
addBootMessages();

const title = { fr: 'Administration', en: 'Administration' };
const admin = {
  name: 'admin',
  routes: [{ path: '/admin/:modelValue?', title, roles: ['MANAGER', 'SUPPORT'], expose: './page' }],
};
const CATALOGUE = { revision: 1, remotes: { admin } } as unknown as Catalogue;

function openAddress(address: string, roles: readonly Role[]) {
  const page = matchRoutes(routesOf(CATALOGUE, 'fr'), address)?.at(-1)?.route.element;
  return renderScreen(<>{page}</>, { at: address, roles });
}

const GUARDED: readonly [address: string, missing: RegExp][] = [
  ['/admin', /le rôle Responsable ou Support/],
  ['/admin/users', /le rôle Responsable ou Support/],
  ['/admin/users/anything', /le rôle Responsable ou Support/],
  ['/sync', /le rôle Diffusion/],
  ['/sync/edit', /le rôle Diffusion/],
  ['/sync/histo', /le rôle Diffusion/],
  ['/sync/histo/12', /le rôle Diffusion/],
];

describe('a guarded address', () => {
  it.each(GUARDED)('%s is refused without its role, and names the role', async (address, missingRole) => {
    await openAddress(address, ['NEGOTIATOR']);
    expect(screen.getByRole('heading', { name: missingRole })).toBeVisible();
    expect(document.title).not.toMatch(/introuvable/);
  });

  it.each(['/admin/users/anything', '/sync', '/sync/histo/12'])(
    '%s, which does not exist, is reported as not found to users with the role',
    async (address) => {
      await openAddress(address, ['SUPPORT', 'SYNCHRO']);
      expect(screen.getByRole('heading', { name: new RegExp(address) })).toBeVisible();
      expect(document.title).toMatch(/Page introuvable/);
    },
  );
});
