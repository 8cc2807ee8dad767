import { screen } from '@testing-library/react';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../../../test/open-property-screen';
import { EnergySection } from './energy-section';

const DAY = '2026-11-24';

async function show(energy: Partial<Property['energyEfficiency']>) {
  const house = aProperty();
  const property = { ...house, energyEfficiency: { ...house.energyEfficiency, ...energy } };
  await openPropertyScreen(<EnergySection property={property} day={DAY} />, {});
}

const F = { energyClass: 'F', energyValue: 400, gesClass: 'E', gesValue: 60 } as const;

it.each([
  ['is missing', { ...F, auditDate: null }, /Audit énergétique à obtenir/],
  ['is older than five years', { ...F, auditDate: '2021-11-24' }, /Audit énergétique à refaire/],
  ['is there', { ...F, auditDate: '2025-01-15' }, /Audit énergétique du 15\/01\/2025/],
])('shows that the audit of a class F house %s', async (_, energy, words) => {
  await show(energy);
  expect(await screen.findByText(words)).toBeVisible();
});

it('names the legal exemption of a house without a certificate', async () => {
  await show({ energyClass: 'NS', gesClass: null, exemption: 'MONUMENT' });
  expect(await screen.findByText(/Non soumis au DPE\s*: monument historique/)).toBeVisible();
});

it('shows that an all-electric house of class E would be D today', async () => {
  await show({ date: '2024-09-01', energyClass: 'E', energyValue: 290, gesClass: 'B', gesValue: 9 });
  expect(await screen.findByText(/ce DPE donnerait aujourd’hui la classe/)).toHaveTextContent(/D/);
});
