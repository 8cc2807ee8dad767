import { screen, within } from '@testing-library/react';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { complianceProblems, isPublishable } from '@pignon/shared/domain/property/compliance/compliance';
import { complianceMentions } from '@pignon/shared/domain/property/compliance/mentions/mentions';
import { MENTION_KEYS } from '@pignon/shared/domain/property/compliance/compliance.enums';
import { fieldLocationOf } from '@pignon/shared/domain/property/compliance/field-location';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import { aPhoto, aProperty } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../../test/open-property-screen';
import { CompliancePanel } from './compliance-panel';
import { FIELD_MENTIONS } from './mention-names';
import en from '../../messages/en.json';
import fr from '../../messages/fr.json';

const DAY = '2026-11-21';
const AGENCY = {
  ...EMPTY_AGENCY,
  name: 'Pignon',
  feeScale: [{ kind: 'SALE' as const, upTo: null, percent: 5, amount: null }],
  feeScaleUrl: 'https://pignon.test/honoraires',
  professionalCard: { number: 'CPI 6401', chamber: 'CCI de Bayonne', kinds: ['T' as const] },
};

interface PanelOptions {
  roles?: readonly Role[];
  privacy?: boolean;
  api?: FakeHandlers;
}

function open(property: Property, { api, ...options }: PanelOptions = {}) {
  const problems = complianceProblems(property, AGENCY, DAY);
  const mentions = complianceMentions(property, AGENCY, DAY);
  const reply = { day: DAY, publishable: isPublishable(problems), problems, mentions };
  return openPropertyScreen(<CompliancePanel property={property} />, {
    ...options,
    api: { 'GET property/{reference}/compliance': () => reply, ...api },
  });
}

const panel = () => screen.findByRole('region', { name: 'Annonce et mentions légales' });
const link = async (name: string) => within(await panel()).findByRole('link', { name });

describe('the compliance panel', () => {
  it('shows what blocks publication, with a link to the missing field', async () => {
    const energyEfficiency = { ...aProperty().energyEfficiency, costReferenceDate: null };
    await open(aProperty({ media: [aPhoto(1)], energyEfficiency }), { roles: ['NEGOTIATOR'] });
    expect(await screen.findByText('1 point bloque la publication')).toBeVisible();
    expect(await panel()).toHaveTextContent('La date de référence des prix de l’énergie manque.');
    expect(await link('Compléter')).toHaveAttribute(
      'href',
      '/property/V26-00042/edit#energyEfficiency.costReferenceDate',
    );
    expect(await panel()).toHaveTextContent('Réglage de l’agence : à demander à un responsable.');
    expect(await panel()).not.toHaveTextContent('Géorisques');
  });

  it('shows every mention as it will be printed', async () => {
    const { user } = await open(aProperty({ media: [aPhoto(1)] }));
    expect(await screen.findByText('Publiable')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Voir les \d+ mentions$/ }));
    expect(await panel()).toHaveTextContent('Honoraires : 4,50 % TTC à la charge de l’acquéreur');
    expect(await panel()).toHaveTextContent('www.georisques.gouv.fr');
    expect(await link('Réglages de l’agence')).toHaveAttribute('href', '/admin/agency');
    expect(screen.getAllByText('En règle').length).toBeGreaterThan(8);
  });

  it('has a name for every mention in each language', () => {
    expect(
      MENTION_KEYS.filter(
        (key) => !(key in FIELD_MENTIONS || (`compliance.mention.${key}` in fr && `compliance.mention.${key}` in en)),
      ),
    ).toEqual([]);
  });

  it('shows no links to read-only users', async () => {
    await open(aProperty({ mandateStatus: null }), { roles: ['SYNCHRO'] });
    expect(await screen.findByText(/^Ce bien n’a pas de mandat/)).toBeVisible();
    expect(within(await panel()).queryByRole('link')).toBeNull();
  });

  it.each([
    ['a customer’s eyes', aProperty(), true],
    ['what is sold', aProperty({ propertyStatus: 'SOLD' }), false],
  ])('is hidden from %s', async (_, property, privacy) => {
    const { api } = await open(property, { privacy });
    expect(screen.queryByRole('region')).toBeNull();
    expect(api.received).toEqual([]);
  });

  it('shows an error and retries', async () => {
    await open(aProperty(), { api: { 'GET property/{reference}/compliance': () => refuse('INTERNAL') } });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('the link of a missing fact', () => {
  it.each([
    ['mandateStatus', null, '/mandate/new?property=V26-1'],
    ['mandateStatus', 'EXPIRED', '/mandate/list?status=any&property=V26-1'],
    ['media', null, '/property/V26-1/photos'],
    ['agency.feeScaleUrl', null, '/admin/agency'],
    ['coOwnership.lots', null, '/property/V26-1/edit#coOwnership.lots'],
  ] as const)('%s leads to the place where it is filled in', (path, mandateStatus, to) => {
    expect(fieldLocationOf(path, { reference: 'V26-1', mandateStatus }).to).toBe(to);
  });
});
