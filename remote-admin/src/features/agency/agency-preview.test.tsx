import { screen, waitFor } from '@testing-library/react';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { refuse, renderScreen } from '@pignon/shared/testing';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import fr from '../../messages/fr';
import { AgencyPanel } from './agency-panel';

const AGENCY: Agency = {
  ...EMPTY_AGENCY,
  name: 'Pignon',
  siret: '55210055400013',
  mediator: { name: 'Médiateur', address: null, url: null },
  version: 4,
  modifiedTime: '2026-11-21T09:30:00.000Z',
};

// loads the lazy form before the first test
beforeAll(() => import('./agency-form'), 60_000);
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'open').mockReturnValue(null);
});

async function open(roles: readonly Role[]) {
  const opened = await renderScreen(<AgencyPanel />, {
    at: '/admin/agency',
    route: '/admin/:modelValue',
    roles,
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET agency': () => AGENCY,
      'GET user': () => [],
      'GET user/me/draft/{key}': () => null,
      'PUT user/me/draft/{key}': () => ({ key: 'agency:settings', baseVersion: 4, modifiedTime: AGENCY.modifiedTime! }),
      'POST agency/preview': () => refuse('UNAVAILABLE'),
    },
  });
  const previewedSettings = async () => {
    await opened.user.click(screen.getByRole('button', { name: 'Voir l’affiche' }));
    const requests = () => opened.api.received.filter(({ key }) => key === 'POST agency/preview');
    await waitFor(() => expect(requests()).toHaveLength(1));
    return (requests()[0]?.body as { settings: object } | undefined)?.settings;
  };
  return { ...opened, previewedSettings };
}

describe('the preview of a document with the agency’s settings', () => {
  it('has the settings that were emptied, as typed', async () => {
    const { user, previewedSettings } = await open(['MANAGER']);
    await user.clear(await screen.findByRole('textbox', { name: 'SIRET' }));
    await user.click(screen.getByRole('switch', { name: /^Médiateur/ }));
    await user.type(screen.getByRole('textbox', { name: /^Forme juridique/ }), 'SARL');
    expect(await previewedSettings()).toEqual({ siret: null, mediator: null, legalForm: 'SARL' });
  }, 30_000);

  it('changes nothing that the form does not show', async () => {
    const { previewedSettings } = await open(['SUPPORT']);
    await screen.findByRole('textbox', { name: 'SIRET' });
    expect(await previewedSettings()).toEqual({});
  }, 30_000);
});
