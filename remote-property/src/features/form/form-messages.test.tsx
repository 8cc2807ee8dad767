import { fireEvent, screen, within } from '@testing-library/react';
import { FRENCH_PROPERTY_LABELS } from '@pignon/shared/domain/property/property-labels';
import { RecordForm } from '@pignon/shared/ui/form';
import { openPropertyScreen } from '../../test/open-property-screen';
import { EnergySection } from './sections/energy-section';
import { FiguresSection } from './sections/figures-section';
import { PlaceSection } from './sections/more-sections';
import { draftOf, newValues, valuesOf } from './property-values';

beforeEach(() => sessionStorage.clear());

async function open() {
  await openPropertyScreen(
    <RecordForm
      call="POST property"
      values={newValues(null)}
      valuesOf={valuesOf}
      toBody={draftOf}
      labels={FRENCH_PROPERTY_LABELS}
      draftKey="property:new"
    >
      <FiguresSection />
      <PlaceSection />
      <EnergySection />
    </RecordForm>,
    { api: { 'GET user/me/draft/{key}': () => null } },
  );
}

const PARCEL = 'Références cadastrales';
const ADEME = 'Numéro ADEME';

describe('fields with codes', () => {
  it.each([
    ['capitals', PARCEL, 'ab 123', 'Veuillez n’entrer que des majuscules'],
    ['a least length', PARCEL, 'A', 'Au moins 2 caractères'],
    ['a character that no parcel has', PARCEL, 'AB_123', 'Le caractère « _ » n’est pas autorisé'],
    ['capitals of a certificate', ADEME, '2364e0123456x', 'Veuillez n’entrer que des majuscules'],
    ['an exact length', ADEME, '2364E012345', 'Exactement 13 caractères'],
    ['a character that no certificate has', ADEME, '2364-0123456X', 'Le caractère « - » n’est pas autorisé'],
    ['a whole number', 'Nombre de pièces', '3,5', 'Veuillez n’entrer que des nombres entiers'],
    ['a number', 'Consommation d’énergie', 'beaucoup', 'Veuillez n’entrer que des nombres'],
  ])('show the message for %s', async (_, label, typed, sentence) => {
    await open();
    const field = screen.getByLabelText(label, { selector: 'input' });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    const group = within(field.closest('.pg-form-field') as HTMLElement);
    expect(await group.findByText(sentence)).toBeVisible();
  });

  it.each([
    [PARCEL, 'AB 123, AC 4'],
    [ADEME, '2364E0123456X'],
    [PARCEL, ''],
  ])('accept %s « %s »', async (label, typed) => {
    await open();
    const field = screen.getByLabelText(label, { selector: 'input' });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    await screen.findByRole('button', { name: /Enregistrer/ });
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });
});
