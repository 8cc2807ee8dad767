import { fireEvent, screen } from '@testing-library/react';
import { FRENCH_PROPERTY_LABELS } from '@pignon/shared/domain/property/property-labels';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { RecordForm } from '@pignon/shared/ui/form';
import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../../../test/open-property-screen';
import { draftOf, valuesOf } from '../property-values';
import { EnergySection } from './energy-section';

async function openSection(energy: Partial<Property['energyEfficiency']>, overrides: Partial<Property> = {}) {
  sessionStorage.clear();
  const house = aProperty();
  const property = { ...house, ...overrides, energyEfficiency: { ...house.energyEfficiency, ...energy } };
  return openPropertyScreen(
    <RecordForm
      call="POST property"
      values={valuesOf(property)}
      valuesOf={valuesOf}
      toBody={draftOf}
      labels={FRENCH_PROPERTY_LABELS}
      draftKey="property:new"
    >
      <EnergySection />
    </RecordForm>,
    { api: { 'GET user/me/draft/{key}': () => null } },
  );
}

it('asks for the reason of a missing certificate, and sends it only with that label', async () => {
  await openSection({});
  expect(screen.queryByLabelText('Motif d’exemption de DPE')).toBeNull();
  fireEvent.change(await screen.findByLabelText('Classe énergie (DPE)'), { target: { value: 'NS' } });
  expect(await screen.findByLabelText('Motif d’exemption de DPE')).toBeVisible();
  const values = valuesOf(aProperty({ energyEfficiency: { ...aProperty().energyEfficiency, exemption: 'WORSHIP' } }));
  expect(draftOf(values).energyEfficiency.exemption).toBeNull();
  const exempt = { ...values, energyEfficiency: { ...values.energyEfficiency, energyClass: 'NS' as const } };
  expect(draftOf(exempt).energyEfficiency.exemption).toBe('WORSHIP');
});

it('asks for an audit for the classes whose sale requires one', async () => {
  await openSection({});
  expect(screen.queryByLabelText('Date de l’audit énergétique')).toBeNull();
  fireEvent.change(await screen.findByLabelText('Classe énergie (DPE)'), { target: { value: 'F' } });
  expect(await screen.findByLabelText('Date de l’audit énergétique')).toBeVisible();
});

it('shows which class an electrically heated house would have by today’s rules', async () => {
  await openSection({ date: '2024-09-01', energyClass: 'F', energyValue: 345, gesClass: 'C', gesValue: 11 });
  expect(await screen.findByText(/Si toute l’énergie est électrique/)).toHaveTextContent(/la classe.*E/);
  expect(screen.getByText(/arrêté du 13\s*août 2025/)).toBeVisible();
});
