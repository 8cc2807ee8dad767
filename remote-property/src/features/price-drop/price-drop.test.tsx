import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import { aProperty, aRental } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../../test/open-property-screen';
import { ChangePrice } from './change-price';
import { priceDropStore, recordPriceDrop } from './last-price-drop';
import { changeOf, readNewPrice } from './new-price';
import { PriceDropNews } from './price-drop-news';

const NEWCOMER = { contactId: 7, rank: 1, score: 100, reasons: [], budget: 'WITHIN' as const };
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

interface ScreenOptions {
  property?: Property;
  api?: FakeHandlers;
  roles?: readonly Role[];
  privacy?: boolean;
}

const open = ({ property = aProperty({ version: 7 }), ...options }: ScreenOptions = {}) =>
  openPropertyScreen(<ChangePrice property={property} />, {
    privacy: false,
    ...options,
    api: { 'POST property/{reference}/newly-matching': () => [NEWCOMER, NEWCOMER], ...options.api },
  });

async function ask(options: ScreenOptions = {}) {
  const testScreen = await open(options);
  await testScreen.user.click(screen.getByRole('button', { name: /^Changer le/ }));
  const dialog = await screen.findByRole('dialog');
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    await testScreen.user.clear(field(name));
    await testScreen.user.type(field(name), text);
  };
  const save = () => testScreen.user.click(within(dialog).getByRole('button', { name: 'Enregistrer le prix' }));
  const fieldText = (name: string) => spaced(field(name).getAttribute('value') ?? '');
  const patches = () => testScreen.api.received.filter(({ key }) => key === 'PATCH property/{reference}');
  return { ...testScreen, dialog, type, save, shown: fieldText, patches };
}

afterEach(() => priceDropStore.set(null));

describe('the price dialog', () => {
  it('takes the displayed price, and shows the resulting amounts', async () => {
    const { dialog, type, shown, save, patches } = await ask({
      api: { 'PATCH property/{reference}': () => aProperty({ price: 240_350 }) },
    });
    expect(shown('Prix affiché')).toBe('261 250');
    await type('Prix affiché', '240 350');
    expect(shown('Prix hors honoraires')).toBe('230 000');
    expect(spaced(dialog.textContent)).toContain('baisse de 8 %');
    expect(spaced(dialog.textContent)).toContain('10 350 €');
    expect(await within(dialog).findByText('2 clients de plus seraient concernés à ce prix.')).toBeVisible();
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [patch] = patches();
    expect(patch?.headers['if-match']).toBe('"7"');
    expect(patch?.body).toEqual({ financialInfo: { ...aProperty().financialInfo, priceNoFees: 230_000 } });
    expect(priceDropStore.get()).toEqual({ reference: 'V26-00042', before: 261_250, after: 240_350 });
  });

  it('counts at least a hundred customers at the limit, and none for a price being typed', async () => {
    const { dialog, type } = await ask({
      api: { 'POST property/{reference}/newly-matching': () => Array.from({ length: 100 }, () => NEWCOMER) },
    });
    await type('Prix affiché', '240350');
    expect(await within(dialog).findByText('Au moins 100 clients de plus seraient concernés à ce prix.')).toBeVisible();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Prix affiché' }), { target: { value: '230000' } });
    expect(within(dialog).queryByText(/clients de plus/)).toBeNull();
    expect(await within(dialog).findByText(/clients de plus/)).toBeVisible();
  });

  it('takes the price without fees', async () => {
    const { type, shown } = await ask();
    await type('Prix hors honoraires', '200 000');
    expect(shown('Prix affiché')).toBe('209 000');
  });

  it('shows no newly matching customers when the price rises', async () => {
    const { api, dialog, type, save } = await ask({
      api: { 'PATCH property/{reference}': () => aProperty({ price: 300_000 }) },
    });
    await type('Prix affiché', '300000');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dialog.textContent).not.toContain('concerné');
    expect(api.received.map(({ key }) => key)).toEqual(['PATCH property/{reference}']);
    expect(priceDropStore.get()).toBeNull();
  });

  it('refuses an invalid price, and saves nothing when it is unchanged', async () => {
    const { type, save, dialog, patches } = await ask();
    await type('Prix affiché', 'cher');
    await save();
    expect(within(dialog).getByText('Indiquez un prix supérieur à zéro.')).toBeVisible();
    await type('Prix affiché', '261250');
    await save();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(patches()).toEqual([]);
  });

  it('is refused after a colleague’s change, and says so', async () => {
    const { type, save, dialog } = await ask({ api: { 'PATCH property/{reference}': () => refuse('STALE') } });
    await type('Prix affiché', '240350');
    await save();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ce bien a été modifié entre-temps');
  });

  it('takes the rent of a letting, without charges', async () => {
    const { dialog, type, shown, save, patches } = await ask({
      property: aRental(),
      api: { 'PATCH property/{reference}': () => aRental({ price: 760 }) },
    });
    expect(dialog).toHaveAccessibleName('Changer le loyer');
    await type('Loyer charges comprises', '760');
    expect(shown('Loyer hors charges')).toBe('675');
    await save();
    await waitFor(() => expect(patches()[0]?.body).toEqual({ rentalInfo: { ...aRental().rentalInfo, rent: 675 } }));
  });

  it('is hidden from read-only users, and on the client’s screen', async () => {
    const { unmount } = await open({ roles: ['SUPPORT'] });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    await open({ privacy: true });
    expect(screen.getByRole('button', { name: 'Changer le prix' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a typed price', () => {
  it.each([
    ['0', 'displayed', null],
    ['-5', 'base', null],
    ['', 'base', null],
    ['1,0041', 'base', 1],
    ['250 000 €', 'base', 250_000],
  ] as const)('reads %s as %s as %s', (typed, side, base) => {
    expect(readNewPrice(typed, side, aProperty())?.base ?? null).toBe(base);
  });

  it('is invalid below the charges of a rent, or without rental terms', () => {
    expect(readNewPrice('84', 'displayed', aRental())).toBeNull();
    expect(readNewPrice('800', 'displayed', aRental({ rentalInfo: null }))).toBeNull();
  });

  it('is compared with the present price, if there is one', () => {
    expect(changeOf(300_000, 285_000)).toBe(-5);
    expect(changeOf(null, 285_000)).toBeNull();
    expect(changeOf(0, 285_000)).toBeNull();
  });
});

describe('a lowered price', () => {
  const openNews = (api: FakeHandlers) =>
    openPropertyScreen(<PriceDropNews reference="V26-00042" />, { at: '/property/V26-00042', api });

  it('shows newly matching customers on its own page, once', async () => {
    recordPriceDrop(aProperty(), 300_000);
    const { api, user } = await openNews({ 'POST property/{reference}/newly-matching': () => [NEWCOMER] });
    const dialog = await screen.findByRole('dialog', { name: 'Qui ce nouveau prix concerne' });
    expect(api.received[0]?.body).toEqual({ before: 300_000, after: 261_250 });
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(priceDropStore.get()).toBeNull();
  });

  it('shows nothing without newly matching customers', async () => {
    recordPriceDrop(aProperty(), 300_000);
    await openNews({ 'POST property/{reference}/newly-matching': () => [] });
    await waitFor(() => expect(priceDropStore.get()).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits for the page of its own property', async () => {
    recordPriceDrop(aProperty({ reference: 'V26-00043' }), 300_000);
    const { api } = await openNews({});
    expect(api.received).toEqual([]);
  });

  it.each([
    ['the same', 261_250],
    ['higher', 250_000],
    ['the first', null],
  ])('is ignored when it is %s', (_, before) => {
    recordPriceDrop(aProperty(), before);
    expect(priceDropStore.get()).toBeNull();
  });
});
