import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FRENCH_PROPERTY_LABELS } from '@pignon/shared/domain/property/property-labels';
import { propertyProblems } from '@pignon/shared/domain/property/property.rules';
import { RecordForm } from '@pignon/shared/ui/form';
import { openPropertyScreen } from '../../../test/open-property-screen';
import { PriceProvider } from './price-context';
import { FeeAmounts, PriceAmounts } from './price-fields';
import { draftOf, newValues, valuesOf, type PropertyValues } from '../property-values';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const plain = (name: string) => (field(name) as HTMLInputElement).value.replace(/\s/g, '');
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

const choosePayer = (payer: string) =>
  fireEvent.change(screen.getByLabelText('Paiement des honoraires'), { target: { value: payer } });
const offered = () =>
  screen.queryAllByRole('group', { name: 'Arrondir à' }).map((group) => group.textContent.replace(/\s/g, ' '));
const shows = (price: string, fees: string, net: string) =>
  waitFor(() =>
    expect([plain('Prix affiché'), plain('Honoraires TTC'), plain('Net vendeur')]).toEqual([price, fees, net]),
  );

async function openFields(
  financialInfo: Partial<PropertyValues['financialInfo']> = {},
  location: PropertyValues['location'] = newValues(null).location,
) {
  sessionStorage.clear();
  const values = newValues(null);
  return openPropertyScreen(
    <RecordForm
      call="POST property"
      values={{
        ...values,
        location,
        financialInfo: { ...values.financialInfo, ...financialInfo },
      }}
      valuesOf={valuesOf}
      toBody={draftOf}
      rule={(values) => propertyProblems(draftOf(values))}
      labels={FRENCH_PROPERTY_LABELS}
      draftKey="property:new"
    >
      <PriceProvider>
        <PriceAmounts />
        <FeeAmounts />
      </PriceProvider>
    </RecordForm>,
    { api: { 'GET user/me/draft/{key}': () => null } },
  );
}

const SOMEWHERE = {
  label: '',
  street: null,
  postcode: null,
  city: '',
  lat: null,
  lon: null,
  precision: 'CITY' as const,
};

it.each([
  ['64102', 'soit 10 000 € HT'],
  ['97411', 'soit 11 059,91 € HT (TVA à 8,5 %)'],
  ['97302', 'soit 12 000 € HT (sans TVA)'],
])('shows the fees without the VAT rate of the property’s location: %s', async (insee, hint) => {
  await openFields({ priceNoFees: 240_000, commissionRate: 5, feeType: 'BUYER' }, { ...SOMEWHERE, insee });
  const described = field('Honoraires TTC').getAttribute('aria-describedby') ?? '';
  await waitFor(() => {
    const words = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    expect(words.join(' ').replace(/\s/g, ' ')).toContain(hint);
  });
});

it('computes the price from any amount, keeping the one typed last', async () => {
  await openFields();
  type('Net vendeur', '250 000');
  await shows('261250', '11250', '250000');
  type('Prix affiché', '260000,5');
  await waitFor(() => expect(plain('Prix affiché')).toBe('260000,50'));
  type('Prix affiché', '260000');
  await waitFor(() => expect(plain('Net vendeur')).toBe('248803,83'));
  type('Honoraires TTC', '10000');
  await waitFor(() => expect([plain('Net vendeur'), plain('Taux d’honoraires')]).toEqual(['250000', '4']));
  type('Taux d’honoraires', '');
  await waitFor(() => expect(plain('Honoraires TTC')).toBe(''));
  type('Taux d’honoraires', '5');
  await shows('260000', '12380,95', '247619,05');
  choosePayer('SELLER');
  await shows('260000', '13000', '247000');
});

it('keeps fees typed as a sum, whoever pays them and whatever amount is typed next', async () => {
  const { user } = await openFields();
  type('Net vendeur', '250 000');
  await shows('261250', '11250', '250000');
  type('Honoraires TTC', '10 000');
  await shows('260000', '10000', '250000');
  choosePayer('SELLER');
  await shows('260000', '10000', '250000');
  choosePayer('SHARED');
  await shows('260000', '10000', '250000');
  choosePayer('BUYER');
  await shows('260000', '10000', '250000');
  await user.clear(field('Prix affiché'));
  await user.type(field('Prix affiché'), '300000');
  await user.tab();
  await shows('300000', '10000', '290000');
  choosePayer('SELLER');
  await shows('300000', '10000', '290000');
});

it('uses the value of the previous key, even before it is rendered', async () => {
  await openFields();
  type('Net vendeur', '250 000');
  await shows('261250', '11250', '250000');
  act(() => {
    type('Honoraires TTC', '10 000');
    type('Prix affiché', '300000');
  });
  await shows('300000', '10000', '290000');
  act(() => {
    choosePayer('SELLER');
    type('Taux d’honoraires', '5');
    type('Net vendeur', '190000');
  });
  await shows('200000', '10000', '190000');
});

it('recognises fees saved as a sum, and keeps a saved rate', async () => {
  await openFields({ priceNoFees: 285_000, commissionRate: 5.263158 });
  await shows('300000', '15000', '285000');
  choosePayer('SELLER');
  await shows('300000', '15000', '285000');
});

it('suggests round prices that keep the seller’s net amount and change the fees', async () => {
  const { user } = await openFields();
  expect(offered()).toEqual([]);
  type('Net vendeur', '250 000');
  await waitFor(() =>
    expect(offered()).toEqual(['Arrondir à261 000 € honoraires 11 000 €262 000 € honoraires 12 000 €']),
  );
  await user.click(screen.getByRole('button', { name: /^261.000/ }));
  await shows('261000', '11000', '250000');
  expect(plain('Taux d’honoraires')).toBe('4,4');
  expect(offered()).toEqual([]);
});

it('suggests round net amounts when the price was typed, and keeps fees given as a sum', async () => {
  const { user } = await openFields();
  type('Prix affiché', '260 000');
  await waitFor(() =>
    expect(offered()).toEqual(['Arrondir à248 000 € honoraires 12 000 €249 000 € honoraires 11 000 €']),
  );
  type('Honoraires TTC', '10 500,50');
  await waitFor(() =>
    expect(offered()).toEqual(['Arrondir à249 000 € prix affiché 259 500,50 €250 000 € prix affiché 260 500,50 €']),
  );
  await user.click(screen.getByRole('button', { name: /^249.000/ }));
  await shows('259500,50', '10500,50', '249000');
});

const showsParts = (...expected: [share: string, buyer: string, seller: string]) =>
  waitFor(() =>
    expect([
      plain('Part de l’acquéreur dans les honoraires'),
      plain('À la charge de l’acquéreur'),
      plain('À la charge du vendeur'),
    ]).toEqual(expected),
  );

describe('shared fees', () => {
  const open = () => openFields({ priceNoFees: 240_000, feeType: 'SHARED', commissionRate: 5 });

  it('can be given as the buyer’s share, with the same total rate', async () => {
    await open();
    await showsParts('50', '6000', '6000');
    type('Part de l’acquéreur dans les honoraires', '60');
    await showsParts('60', '7163,27', '4775,51');
    await shows('245938,78', '11938,78', '234000');
  });

  it('can be given as each party’s part: the total follows, and stays afterwards', async () => {
    await open();
    await showsParts('50', '6000', '6000');
    type('À la charge du vendeur', '5000');
    await showsParts('54,55', '6000', '5000');
    type('À la charge de l’acquéreur', '7000');
    await showsParts('58,33', '7000', '5000');
    await shows('246000', '12000', '234000');
    type('Prix affiché', '300000');
    await shows('300000', '12000', '288000');
    await showsParts('58,33', '7000', '5000');
  });

  it('show neither share nor parts when one party pays all', async () => {
    await open();
    choosePayer('BUYER');
    await waitFor(() => expect(screen.queryByLabelText('Part de l’acquéreur dans les honoraires')).toBeNull());
  });
});

describe('an invalid amount', () => {
  it.each([
    ['Net vendeur', '-5', /^Le prix doit être supérieur à 0/],
    ['Net vendeur', '0', /^Le prix doit être supérieur à 0/],
    ['Taux d’honoraires', '100', /^Le taux d’honoraires doit être inférieur à 100/],
    ['Taux d’honoraires', '101', /^Le taux d’honoraires doit être inférieur à 100/],
    ['Honoraires TTC', '-1', 'La valeur doit être au moins 0'],
    ['Honoraires TTC', '300000', 'Les honoraires doivent être inférieurs au prix hors honoraires.'],
    ['Honoraires TTC', 'douze', 'Veuillez n’entrer que des nombres'],
  ])('is reported at %s: %s', async (name, value, sentence) => {
    await openFields({ priceNoFees: 250_000 });
    type(name, value);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  });

  it('lets fees be retyped, keeping the price', async () => {
    await openFields({ priceNoFees: 250_000 });
    type('Honoraires TTC', '300000');
    type('Honoraires TTC', '10000');
    await shows('260000', '10000', '250000');
    type('Honoraires TTC', '');
    await shows('261250', '11250', '250000');
  });
});

it('asks who pays the fees when unknown, and keeps the displayed price for any answer', async () => {
  await openFields({ priceNoFees: 210_000, feeType: null, commissionRate: 5 });
  expect(screen.getByLabelText('Paiement des honoraires')).toHaveDisplayValue('À préciser');
  expect(screen.getByText('Il n’est pas dit qui paie les honoraires')).toBeVisible();
  expect([plain('Prix affiché'), plain('Net vendeur')]).toEqual(['210000', '']);
  choosePayer('BUYER');
  await shows('210000', '10000', '200000');
  expect(screen.queryByText('Il n’est pas dit qui paie les honoraires')).toBeNull();
});
