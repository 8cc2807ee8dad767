import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PROPERTY_LABELS } from '@pignon/shared/domain/audit/property-labels';
import { RecordForm } from '@pignon/shared/ui/form';
import { openPropertyScreen } from '../../test/open-property-screen';
import { PriceProvider } from './price-context';
import { FeeAmounts, PriceAmounts } from './price-fields';
import { draftOf, newValues, valuesOf } from './property-values';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const plain = (name: string) => (field(name) as HTMLInputElement).value.replace(/\s/g, '');
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

it('a price is computed in every direction, the amount typed last staying', async () => {
  sessionStorage.clear();
  await openPropertyScreen(
    <RecordForm
      call="POST property"
      values={newValues(null)}
      valuesOf={valuesOf}
      toBody={draftOf}
      labels={PROPERTY_LABELS}
      draftKey="property:new"
    >
      <PriceProvider>
        <PriceAmounts />
        <FeeAmounts />
      </PriceProvider>
    </RecordForm>,
    { api: { 'GET user/me/draft/{key}': () => null } },
  );
  type('Net vendeur', '250 000');
  await waitFor(() => expect(plain('Prix affiché')).toBe('261250'));
  await waitFor(() => expect(plain('Honoraires TTC')).toBe('11250'));
  type('Prix affiché', '260000,5');
  await waitFor(() => expect(plain('Prix affiché')).toBe('260000,50'));
  type('Prix affiché', '260000');
  await waitFor(() => expect(plain('Net vendeur')).toBe('248803,83'));
  type('Honoraires TTC', '10000');
  await waitFor(() => expect([plain('Net vendeur'), plain('Taux d’honoraires')]).toEqual(['250000', '4']));
  fireEvent.change(screen.getByLabelText('Honoraires à la charge de'), { target: { value: 'SELLER' } });
  await waitFor(() => expect([plain('Prix affiché'), plain('Net vendeur')]).toEqual(['260000', '249600']));
  type('Taux d’honoraires', '5');
  await waitFor(() => expect([plain('Prix affiché'), plain('Net vendeur')]).toEqual(['260000', '247000']));
});
