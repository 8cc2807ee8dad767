import type { OutgoingListing } from '@pignon/shared/domain/poliris/write/outgoing-listing';
import { HOUSE } from '@pignon/shared/domain/sync/listing.fixture';
import { SaxesParser } from 'saxes';
import { PORTAL_FORMATS } from './portal-format';

/** Lists every element with text by its path, read by an independent XML parser; throws for invalid XML. */
function read(xml: string): [path: string, text: string][] {
  const parser = new SaxesParser();
  const path: string[] = [];
  const found: [string, string][] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void path.push(name));
  parser.on('text', (text) => {
    if (text.trim() !== '') found.push([path.join('/'), text]);
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return found;
}

const { media: _, ...property } = HOUSE;
const listing = (overrides: Partial<OutgoingListing['property']> = {}): OutgoingListing => ({
  property: { ...property, price: 261_250, ...overrides },
  account: 'A64',
  mandate: { number: '412', date: '2026-03-09', exclusive: true },
  contact: { name: 'Nora Sanz', phone: '+33612345678', email: 'nora@pignon.test' },
  feeScaleUrl: 'https://pignon.test/bareme?a=1&b=2',
  photos: ['https://pignon.test/a.jpg', 'https://pignon.test/b.jpg'],
  captions: ['', ''],
});

function fileOf(kind: 'UBIFLOW' | 'GREEN_ACRES', one: OutgoingListing): [string, string][] {
  const { head, writeListing, tail } = PORTAL_FORMATS[kind];
  return read(head + writeListing(one) + writeListing(one) + tail);
}
const valueIn = (kind: 'UBIFLOW' | 'GREEN_ACRES', one: OutgoingListing, path: string) =>
  fileOf(kind, one).find(([found]) => found === path)?.[1] ?? null;

describe('a listing in the Ubiflow format', () => {
  const ubiflow = (path: string, overrides = {}) => valueIn('UBIFLOW', listing(overrides), `client/annonce/${path}`);

  it.each([
    ['reference', 'V26-00042'],
    ['titre', 'Maison de ville'],
    ['mandat_numero', '412'],
    ['mandat_type', 'exclusif'],
    ['date_mandat', '09/03/2026'],
    ['url_tarifs_publics', 'https://pignon.test/bareme?a=1&b=2'],
    ['contact_a_afficher', 'Nora Sanz'],
    ['photos/photo', 'https://pignon.test/a.jpg'],
    ['bien/code_type', '1200'],
    ['bien/code_postal', '64100'],
    ['bien/ville', 'Bayonne'],
    ['bien/surface', '120'],
    ['bien/nb_pieces_logement', '5'],
    ['bien/copropriete', 'N'],
    ['bien/diagnostiques/dpe_etiquette_conso', 'C'],
    ['bien/diagnostiques/dpe_date_realisation', '01/03/2025'],
    ['prestation/type', 'V'],
    ['prestation/prix', '261250'],
    ['prestation/prix_hors_honoraires', '250000'],
    ['prestation/honoraires_payeurs', 'acquereur'],
    ['prestation/alur_pourcentage_honoraires_ttc', '4.50'],
  ])('writes %s as %s', (path, text) => expect(ubiflow(path)).toBe(text));

  it('never contains the seller’s fees, nor the price without them', () => {
    const financialInfo = { ...HOUSE.financialInfo, feeType: 'SELLER' as const };
    const paths = ['honoraires_payeurs', 'prix_hors_honoraires', 'alur_pourcentage_honoraires_ttc'];
    expect(paths.map((name) => ubiflow(`prestation/${name}`, { financialInfo }))).toEqual(['vendeur', null, null]);
  });

  it('omits the street and the position', () => {
    const location = { ...HOUSE.location, street: '3 rue Vieille', lat: 43.49, lon: -1.47 };
    expect(JSON.stringify(fileOf('UBIFLOW', listing({ location })))).not.toMatch(/Vieille|43\.49|1\.47/);
  });

  it('contains the charges and the tenant’s fees of a rental', () => {
    const rentalInfo = {
      rent: 700,
      rentExcludingVat: null,
      chargeMode: 'FLAT' as const,
      rentalFeeMode: null,
      deposit: 700,
      furnished: true,
      leaseType: 'STANDARD' as const,
      leaseMonths: null,
      rentControl: null,
      tenantFee: 512.5,
      inventoryFee: 120,
      landlordFee: 900,
      landlordInventoryFee: null,
    };
    const financialInfo = { ...HOUSE.financialInfo, monthlyExpenses: 50 };
    const overrides = { transactionType: 'RENT' as const, price: 750, rentalInfo, financialInfo };
    const terms = fileOf('UBIFLOW', listing(overrides)).filter(([path]) => path.includes('/prestation/'));
    expect(Object.fromEntries(terms.map(([path, text]) => [path.split('/').at(-1), text]))).toEqual({
      type: 'L',
      loyer_mensuel_cc: '750',
      loyer_mensuel: '700',
      charges_locatives: '50',
      modalite_recuperation_charges_locatives: 'forfait',
      depot_garantie: '700',
      honoraires_location: '512.50',
      honoraires_etat_des_lieux: '120',
      zone_encadrement_loyer: 'N',
    });
  });

  it('writes a blank and an unneeded certificate without a letter', () => {
    const energy = (energyClass: 'VI' | 'NS') => ({ energyEfficiency: { ...HOUSE.energyEfficiency, energyClass } });
    const diagnosticOf = (name: string, overrides: object) => ubiflow(`bien/diagnostiques/${name}`, overrides);
    expect([diagnosticOf('dpe_vierge', energy('VI')), diagnosticOf('dpe_etiquette_conso', energy('VI'))]).toEqual([
      'O',
      null,
    ]);
    expect([diagnosticOf('soumis_dpe', energy('NS')), diagnosticOf('dpe_etiquette_conso', energy('NS'))]).toEqual([
      'N',
      null,
    ]);
  });
});

describe('a listing in the Green-Acres format', () => {
  const advert = (path: string, overrides = {}) =>
    valueIn('GREEN_ACRES', listing(overrides), `Envelope/Body/add_adverts/advert/${path}`);

  it.each([
    ['account_id', 'A64'],
    ['reference', 'V26-00042'],
    ['advert_type', 'properties'],
    ['price', '261250'],
    ['has_included_fees', '1'],
    ['agency_rates_type', '1'],
    ['agency_rates', '4.50'],
    ['currency', 'EUR'],
    ['city', 'Bayonne'],
    ['country_code', 'fr'],
    ['property_type', 'house'],
    ['postal_code', '64100'],
    ['title_fr', 'Maison de ville'],
    ['summary_fr', 'Une maison.'],
    ['dpe_type', 'C'],
    ['dpe_value', '150'],
    ['pics/pic', 'https://pignon.test/a.jpg'],
  ])('writes %s as %s', (path, text) => expect(advert(path)).toBe(text));

  it('contains translations under the portal’s codes', () => {
    const translations = [
      { language: 'en', title: 'Town house', description: 'A house.' },
      { language: 'sv', title: 'Hus', description: 'Ett hus.' },
      { language: 'ja', title: '家', description: '家' },
    ];
    const overrides = { listing: { ...HOUSE.listing, translations } };
    expect([advert('title_en', overrides), advert('summary_se', overrides), advert('title_ja', overrides)]).toEqual([
      'Town house',
      'Ett hus.',
      null,
    ]);
  });
});

describe('a typed text', () => {
  const kinds = ['UBIFLOW', 'GREEN_ACRES'] as const;
  const titles = { UBIFLOW: 'client/annonce/titre', GREEN_ACRES: 'Envelope/Body/add_adverts/advert/title_fr' } as const;
  it.each(kinds)('creates no element, entity or end of a section in %s', (kind) => {
    const title = 'A & B ]]> "c" \'d\' &lt; &nbsp; &#0; a < b';
    expect(valueIn(kind, listing({ title }), titles[kind])).toBe(title);
    const markup = valueIn(kind, listing({ title: '<prix>1</prix>Rare<!--' }), titles[kind]);
    expect(markup).not.toMatch(/<prix>/);
  });
  it.each(kinds)('has its forbidden characters replaced by spaces in %s', (kind) => {
    const title = 'a\u0000b\u0008c\u001Fd\uFFFEe\uD800f';
    expect(valueIn(kind, listing({ title }), titles[kind])).toBe('a b c d e f');
  });
  it.each(kinds)('keeps letters of every language and emoji in %s', (kind) => {
    expect(valueIn(kind, listing({ title: 'Œuvre à 5’ – 家 🏡' }), titles[kind])).toBe('Œuvre à 5’ – 家 🏡');
  });
});
