import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Market } from '@pignon/shared/domain/property/market/market.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { aPage, aPropertySummary, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { propertyScope } from '../data/property-scope';
import { aPhoto, aProperty, aRental } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './detail.page';

const MARKET: Market = {
  time: { since: '2026-10-01', start: 'MANDATE', until: null, days: 51 },
  likes: { count: 12, median: 2_000 },
};
const SIGNED = { path: '/media/signed.jpg', mimeType: 'image/jpeg', expiration: '2099-01-01T00:00:00.000Z' };

function openDetail(property: Property, options: { privacy?: boolean; api?: FakeHandlers } = {}) {
  return openPropertyScreen(<Page />, {
    at: `/property/${property.reference}`,
    route: '/property/:reference',
    privacy: options.privacy ?? false,
    api: {
      'GET property/{reference}': ({ params }) => ({ ...property, reference: params.reference }),
      'GET media/{owner}/{reference}/{size}/{path}': ({ params }) => ({
        ...SIGNED,
        path: `/media/${params.size}/${params.path}`,
      }),
      'GET contact/{id}': ({ params }) =>
        ({ id: Number(params.id), title: 'MR', firstName: 'Jean', lastName: 'Etche', phone: [] }) as never,
      'GET property/{reference}/market': () => MARKET,
      ...options.api,
    },
  });
}

const titleHeading = () => screen.findByRole('heading', { level: 1, name: 'Maison de ville avec jardin' });
const section = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  propertyScope.set(null);
});

describe('the property detail', () => {
  it('shows title, price and status at the top', async () => {
    await openDetail(aProperty());
    expect(await titleHeading()).toBeVisible();
    const page = document.querySelector('.pg-page')!;
    expect(page).toHaveTextContent(/VenteActifExclusif/);
    expect(page).toHaveTextContent('261 250 €2 177 €/m²');
    expect(page).toHaveTextContent('Maison64100 BayonneV26-00042');
  });

  it('shows each section with content', async () => {
    await openDetail(aProperty());
    await titleHeading();
    expect(section('Chiffres clés')).toHaveTextContent('120 m²Surface habitable');
    expect(section('Chiffres clés')).toHaveTextContent('2Niveaux');
    expect(section('Description')).toHaveTextContent('À deux pas du marché.');
    expect(section('Prestations')).toHaveTextContent('JardinCheminée');
    expect(within(section('Pièces')).getByRole('row', { name: /Total compté/ })).toHaveTextContent('38,2 m²');
    expect(within(section('Pièces')).getByRole('rowheader', { name: /Garage/ })).toHaveTextContent('non comptée');
    expect(section('Localisation')).toHaveTextContent('12 rue des Fougères');
    expect(screen.queryByRole('region', { name: 'Copropriété' })).toBeNull();
  });

  it('shows both energy scales with values and yearly costs', async () => {
    await openDetail(aProperty());
    await titleHeading();
    const energy = section('Diagnostic énergétique');
    expect(within(energy).getByRole('img', { name: 'DPE\u00a0: classe C, 142 kWh/m²/an' })).toBeVisible();
    expect(within(energy).getByRole('img', { name: 'GES\u00a0: classe B, 9 kg CO₂/m²/an' })).toBeVisible();
    expect(energy).toHaveTextContent('entre 1 240 € et 1 720 € par an');
    expect(energy).not.toHaveTextContent('excessive');
  });

  it('warns of an excessive class, a forbidden letting and an invalid certificate', async () => {
    const energy = { ...aProperty().energyEfficiency, energyClass: 'G' as const, date: '2021-06-30' };
    await openDetail(aRental({ energyEfficiency: energy }));
    await titleHeading();
    const chapter = section('Diagnostic énergétique');
    expect(chapter).toHaveTextContent('Logement à consommation énergétique excessive : classe G');
    expect(within(chapter).getByRole('alert')).toHaveTextContent('Location interdite : classe G');
    expect(chapter).toHaveTextContent('Le diagnostic du 30/06/2021 n’est plus valable.');
  });

  it('shows a blank certificate without a class', async () => {
    const energy = { ...aProperty().energyEfficiency, energyClass: 'VI' as const, energyValue: null };
    await openDetail(aProperty({ energyEfficiency: energy }));
    expect(await screen.findByRole('img', { name: 'DPE vierge' })).toBeVisible();
  });

  it('shows price, fees and history of a sale', async () => {
    await openDetail(aProperty());
    await titleHeading();
    expect(section('Prix')).toHaveTextContent('4,5 % TTC, soit 250 000 € hors honoraires');
    expect(section('Prix')).toHaveTextContent('Net vendeur250 000 €');
    expect(section('Historique des prix')).toHaveTextContent('20/11/2026261 250 €baisse de 5 %');
  });

  it('shows rent, charges, deposit and fees of a letting', async () => {
    await openDetail(aRental());
    await titleHeading();
    expect(document.querySelector('.pg-page')).toHaveTextContent('785 €/moischarges comprises');
    expect(section('Loyer')).toHaveTextContent('Loyer hors charges700 €');
    expect(section('Loyer')).toHaveTextContent('Honoraires charge locataire : 553,50 € TTC');
    expect(section('Loyer')).toHaveTextContent('Dépôt de garantie700 €');
  });

  it('shows time on the market, price changes and the median of similar properties', async () => {
    await openDetail(aProperty());
    await titleHeading();
    const panel = section('Historique des prix');
    await waitFor(() =>
      expect(panel).toHaveTextContent('51 jours sur le marché, depuis le premier mandat le 01/10/2026'),
    );
    expect(panel).toHaveTextContent('Baisse de 5 % depuis le premier prix.');
    expect(panel).toHaveTextContent('8,9 % de plus que la médiane des 12 biens semblables à Bayonne (2 000 €/m²)');
    expect(within(panel).getByRole('img', { name: /^Courbe des prix, de 261.250.€ à 275.000.€$/ })).toBeVisible();
    const [now, first] = within(panel).getAllByRole('listitem');
    expect(now).toHaveTextContent('baisse de 5 %');
    expect(first).toHaveTextContent('prix initial263 jours à ce prix');
  });

  it('shows when it left the market, and omits unknown facts', async () => {
    const time = { since: '2026-10-01', start: 'BACK' as const, until: '2026-10-11', days: 10 };
    await openDetail(aProperty(), { api: { 'GET property/{reference}/market': () => ({ time, likes: null }) } });
    await titleHeading();
    const panel = section('Historique des prix');
    await waitFor(() => expect(panel).toHaveTextContent('10 jours sur le marché'));
    expect(panel).toHaveTextContent('jusqu’au 11/10/2026');
    expect(panel).not.toHaveTextContent('médiane');
  });

  it('lists contacts by kind, and pinned comments first', async () => {
    await openDetail(aProperty());
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Etche Jean' })).toHaveLength(2));
    expect(section('Contacts')).toHaveTextContent(/Propriétaire.*Notaire/);
    const remarks = within(section('Commentaires')).getAllByRole('listitem');
    expect(remarks.map((remark) => remark.textContent)).toEqual([
      expect.stringContaining('Clés à l’agence'),
      expect.stringContaining('Rappeler en décembre'),
    ]);
  });

  it('hides names, street, net price and comments from customers', async () => {
    const { api } = await openDetail(aProperty(), { privacy: true });
    await titleHeading();
    expect(api.received.some((call) => call.key === 'GET contact/{id}')).toBe(false);
    expect(section('Contacts')).not.toHaveTextContent('Etche');
    expect(section('Commentaires')).not.toHaveTextContent('Clés');
    for (const name of ['Localisation', 'Prix'])
      expect(section(name).innerHTML).not.toMatch(/Fougères|AB 123|4,5|11\u202f250|250\u202f000/);
  });

  it('hides earlier prices, time on the market and median from customers, and requests none', async () => {
    const { api } = await openDetail(aProperty(), { privacy: true });
    await titleHeading();
    expect(screen.queryByRole('region', { name: 'Historique des prix' })).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/275.000|médiane|sur le marché/);
    expect(api.received.some(({ key }) => key === 'GET property/{reference}/market')).toBe(false);
  });

  it('shows a skeleton while loading', async () => {
    await openDetail(aProperty(), { api: { 'GET property/{reference}': () => new Promise<never>(() => undefined) } });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
    expect(document.querySelectorAll('.pg-thumbnail')).toHaveLength(5);
  });

  it('shows the error and retries', async () => {
    const { api, user } = await openDetail(aProperty(), {
      api: { 'GET property/{reference}': () => refuse('TOO_MANY_REQUESTS') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes');
    api.use({ 'GET property/{reference}': () => aProperty() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Maison de ville avec jardin' })).toBeVisible();
  });

  it('reports an unknown reference, with a link to the list', async () => {
    const { user, address } = await openDetail(aProperty({ reference: 'V99-1' }), {
      api: { 'GET property/{reference}': () => refuse('NOT_FOUND') },
    });
    expect(await screen.findByText('Ce bien n’existe pas')).toBeVisible();
    expect(screen.getByText(/V99-1\s»/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Voir la liste des biens' }));
    expect(address()).toBe('/property/list');
  });
});

describe('the photographs', () => {
  const photos = [1, 2, 3, 4, 5, 6].map((number) =>
    aPhoto(number, number === 6 ? { metadata: [], caption: 'La cave' } : {}),
  );
  const position = () => screen.getByText(/^\d \/ 6$/).textContent;

  it('open full screen and are browsed by keyboard', async () => {
    const { user } = await openDetail(aProperty({ media: photos }));
    const tiles = await screen.findAllByRole('button', { name: /^Agrandir/ });
    expect(tiles).toHaveLength(5);
    await user.click(tiles[1]!);
    expect(position()).toBe('2 / 6');
    await user.keyboard('{ArrowRight}');
    expect(position()).toBe('3 / 6');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(position()).toBe('6 / 6');
    expect(screen.getByText('Photo interne, non diffusée')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'La cave' })).toHaveAttribute('src', '/media/LG/photo-6.jpg');
    await user.keyboard('{End}{ArrowRight}');
    expect(position()).toBe('1 / 6');
    await user.click(
      screen.getByRole('button', { name: 'Afficher\u00a0: Photo 4 sur 6 de Maison de ville avec jardin' }),
    );
    expect(position()).toBe('4 / 6');
    await user.click(screen.getByRole('button', { name: 'Fermer les photos' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show the thumbnail until the large picture is loaded, and never both', async () => {
    const { user } = await openDetail(aProperty({ media: [aPhoto(1, { caption: 'La cave' })] }));
    await user.click(await screen.findByRole('button', { name: /^Agrandir/ }));
    const dialog = within(screen.getByRole('dialog'));
    const load = async (size: string) => {
      await waitFor(() => expect(sources()).toContain(`/media/${size}/photo-1.jpg`));
      const all = dialog.getAllByAltText('La cave');
      fireEvent.load(all.find((image) => image.getAttribute('src')?.includes(size)) ?? document.body);
    };
    const sources = () => dialog.getAllByAltText('La cave').map((image) => image.getAttribute('src'));
    const imageUrls = () => dialog.getAllByRole('img', { name: 'La cave' }).map((image) => image.getAttribute('src'));
    await load('SM');
    expect(imageUrls()).toEqual(['/media/SM/photo-1.jpg']);
    await load('LG');
    expect(imageUrls()).toEqual(['/media/LG/photo-1.jpg']);
    expect(sources()).toEqual(['/media/LG/photo-1.jpg']);
  });

  it('show a notice when there are none; documents are no photographs', async () => {
    const paper = aPhoto(9, { mimeType: 'application/pdf', caption: 'Plan', metadata: ['PUBLIC'] });
    await openDetail(aProperty({ media: [paper] }));
    expect(await screen.findByText('Pas encore de photo pour ce bien.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/media/ORIGINAL/photo-9.jpg');
  });
});

describe('navigation through the list', () => {
  const scope = {
    address: '/property/list?status=sold&page=2',
    ids: ['A-1', 'A-2'],
    firstPage: 1,
    lastPage: 1,
    pageSize: 2,
    totalPages: 3,
    totalElements: 5,
  } as const;

  it('steps to the next and previous property by arrow keys, across pages', async () => {
    propertyScope.set({ ...scope, ids: [...scope.ids] });
    const { api, user, address } = await openDetail(aProperty({ reference: 'A-2' }), {
      api: { 'POST property/find': () => aPage([aPropertySummary({ reference: 'B-1' })], 5, 2, 2) },
    });
    expect(await screen.findByText('4 sur 5')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Suivant/ })).toBeEnabled());
    expect(api.received.find((call) => call.key === 'POST property/find')?.body).toMatchObject({
      dto: { propertyStatus: ['SOLD'] },
      pageNumber: 2,
    });
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/property/B-1');
    await user.keyboard('{ArrowLeft}');
    await user.keyboard('{ArrowLeft}');
    expect(address()).toBe('/property/A-1');
  });

  it('leaves the arrow keys to open photographs', async () => {
    propertyScope.set({ ...scope, ids: ['A-0', 'A-1', 'A-2'], firstPage: 0, lastPage: 2 });
    const { user, address } = await openDetail(aProperty({ reference: 'A-1', media: [aPhoto(1), aPhoto(2)] }));
    await user.click((await screen.findAllByRole('button', { name: /^Agrandir/ }))[0]!);
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/property/A-1');
    expect(screen.getByText('2 / 2')).toBeVisible();
  });

  it('links back to the page of the list', async () => {
    propertyScope.set({ ...scope, ids: [...scope.ids] });
    await openDetail(aProperty({ reference: 'A-1' }), {
      api: { 'POST property/find': () => aPage([], 5, 2, 0) },
    });
    const backLink = await screen.findByRole('link', { name: 'Retour à la liste des biens' });
    expect(backLink).toHaveAttribute('href', '/property/list?status=sold&page=2');
  });

  it('is absent when the property was not opened from the list', async () => {
    await openDetail(aProperty());
    await titleHeading();
    expect(screen.queryByRole('navigation', { name: 'Parcourir la liste' })).toBeNull();
  });
});
