import { screen, waitFor } from '@testing-library/react';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { DEFAULT_TEXTS } from '@pignon/shared/domain/mandate/texts/default-texts';
import { NO_AGENCY_TEXTS, NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { bodyOf, previewOf, valuesOf } from './text-values';
import { TextsPanel } from './texts-panel';

const AGENCY: Agency = { ...EMPTY_AGENCY, name: 'Pignon', version: 4, modifiedTime: '2026-11-21T09:30:00.000Z' };
const OWN: Agency = {
  ...AGENCY,
  mandateTexts: { ...NO_AGENCY_TEXTS, SALE: { ...NO_TEXTS, powers: 'Tous pouvoirs.', clauses: '' } },
};

// loads the lazy form before the first test
beforeAll(() => import('./texts-form'), 60_000);
beforeEach(() => sessionStorage.clear());

function open(agency = AGENCY, options: Pick<ScreenOptions, 'at' | 'roles'> = {}) {
  return renderScreen(<TextsPanel />, {
    at: '/admin/texts',
    route: '/admin/:modelValue',
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    ...options,
    api: {
      'GET agency': () => agency,
      'GET user': () => [],
      'GET user/me/draft/{key}': () => null,
      'PUT user/me/draft/{key}': () => ({
        key: 'agency:texts:SALE',
        baseVersion: 4,
        modifiedTime: '2026-11-21T09:30:00.000Z',
      }),
      'DELETE user/me/draft/{key}': () => undefined,
      'PATCH agency': ({ body }) => ({ ...agency, ...body, version: agency.version + 1 }) as Agency,
    },
  });
}

const POWERS = { name: 'Pouvoirs du mandataire' };

describe('the texts of mandates', () => {
  it('default to the proposed texts, and only differing ones are stored', async () => {
    const { user, api } = await open();
    const powers = await screen.findByRole('textbox', POWERS);
    expect(powers).toHaveValue(DEFAULT_TEXTS.SALE.powers);
    expect(screen.getAllByText('Texte proposé')).toHaveLength(4);
    await user.clear(powers);
    await user.type(powers, 'Tous pouvoirs.');
    expect(screen.getByText('Texte de l’agence')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'PATCH agency')).toMatchObject({
        body: { mandateTexts: { ...NO_AGENCY_TEXTS, SALE: { ...NO_TEXTS, powers: 'Tous pouvoirs.' } } },
        headers: { 'if-match': '"4"' },
      }),
    );
  }, 30_000);

  it('can be reset to the proposed texts', async () => {
    const { user } = await open(OWN);
    expect(await screen.findByRole('textbox', POWERS)).toHaveValue('Tous pouvoirs.');
    await user.click(screen.getByRole('button', { name: /^Rétablir le texte proposé.: Pouvoirs/ }));
    expect(screen.getByRole('textbox', POWERS)).toHaveValue(DEFAULT_TEXTS.SALE.powers);
  });

  it('are selected by kind, which is in the address', async () => {
    await open(OWN, { at: '/admin/texts?kind=MANAGEMENT' });
    expect(await screen.findByRole('textbox', POWERS)).toHaveValue(DEFAULT_TEXTS.MANAGEMENT.powers);
    expect(screen.getByRole('link', { name: 'Gestion locative' })).toHaveAttribute('aria-current', 'page');
  });

  it('are read-only for users other than managers', async () => {
    await open(OWN, { roles: ['SUPPORT'] });
    expect(await screen.findByText('Seul un responsable peut modifier ces textes')).toBeVisible();
    expect(screen.getByText('Tous pouvoirs.')).toBeVisible();
    expect(screen.getByText('Aucun texte')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the request of the form', () => {
  it('is empty without changes', () => {
    expect(bodyOf(valuesOf(OWN), valuesOf(OWN))).toEqual({});
  });

  it('keeps an emptied clause apart from the proposed one', () => {
    const values = valuesOf(AGENCY);
    const withoutClauses = {
      mandateTexts: { ...values.mandateTexts, RENT: { ...values.mandateTexts.RENT, clauses: '' } },
    };
    expect(bodyOf(withoutClauses, values).mandateTexts?.RENT).toEqual({ ...NO_TEXTS, clauses: '' });
    expect(previewOf('RENT', withoutClauses.mandateTexts.RENT)).toEqual({
      kind: 'RENT',
      texts: { ...NO_TEXTS, clauses: '' },
    });
  });
});
