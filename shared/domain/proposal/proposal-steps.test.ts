import { A_PICTURE, anAgency } from '../documents/test/document-fixtures';
import { aProperty, aRental } from '../property/test/a-property';
import { PROPOSAL_STATUSES } from './proposal.enums';
import { contactIneligibility, pairIneligibility, propertyIneligibility } from './ineligibility-reason';
import { DEFAULT_MAIL_SETTINGS } from './mail-settings.schema';
import { isQuestion, mayAnswer, nextStatuses, refuseStep } from './proposal-status';
import { publicOffer } from './public-offer';

const DAY = '2026-11-21';
const NOW = new Date('2026-11-21T10:00:00.000Z');
const AGENCY = anAgency({ feeScale: [{ kind: 'SALE', upTo: null, percent: 5, amount: null }] });

describe('the steps of a proposal', () => {
  it.each([
    ['STAFF', 'PROPOSED', 'LIKED REFUSED VISITED OFFER'],
    ['STAFF', 'OPENED', 'LIKED REFUSED VISITED OFFER'],
    ['STAFF', 'LIKED', 'REFUSED VISITED OFFER'],
    ['STAFF', 'REFUSED', 'LIKED VISITED OFFER'],
    ['STAFF', 'VISITED', 'LIKED REFUSED OFFER'],
    ['STAFF', 'OFFER', 'REFUSED'],
    ['CUSTOMER', 'PROPOSED', 'LIKED REFUSED'],
    ['CUSTOMER', 'OPENED', 'LIKED REFUSED'],
    ['CUSTOMER', 'LIKED', 'REFUSED'],
    ['CUSTOMER', 'REFUSED', 'LIKED'],
    ['CUSTOMER', 'VISITED', ''],
    ['CUSTOMER', 'OFFER', ''],
    ['PRODUCT', 'PROPOSED', 'OPENED VISITED'],
    ['PRODUCT', 'OPENED', 'VISITED'],
    ['PRODUCT', 'LIKED', 'VISITED'],
    ['PRODUCT', 'REFUSED', 'VISITED'],
    ['PRODUCT', 'VISITED', ''],
    ['PRODUCT', 'OFFER', ''],
  ] as const)('are, for %s from %s: %s', (by, from, to) => {
    expect(nextStatuses(from, by).join(' ')).toBe(to);
  });

  it('are listed in a sentence, also when there are none', () => {
    expect(refuseStep('LIKED', 'PROPOSED', 'STAFF')?.message).toBe(
      'Ce bien est retenu\u00a0: il peut seulement être refusé, visité ou sous offre.',
    );
    expect(refuseStep('VISITED', 'LIKED', 'CUSTOMER')).toEqual({
      message: 'Ce bien est visité\u00a0: rien ne peut plus y être changé ainsi.',
      allowed: [],
    });
  });

  it('are open to a customer until the visit', () => {
    expect(PROPOSAL_STATUSES.filter(mayAnswer)).toEqual(['PROPOSED', 'OPENED', 'LIKED', 'REFUSED']);
  });

  it.each([
    [{ by: 'CUSTOMER', reason: null, note: 'Y a-t-il un garage ?' }, true],
    [{ by: 'CUSTOMER', reason: null, note: '' }, false],
    [{ by: 'CUSTOMER', reason: 'PRICE', note: 'Trop cher.' }, false],
    [{ by: 'STAFF', reason: null, note: 'Rappelé.' }, false],
  ] as const)('are a question: %j %s', (step, expected) => {
    expect(isQuestion(step)).toBe(expected);
  });
});

describe('a reason for ineligibility', () => {
  const contact = { email: 'a@x.test', archived: false, consents: [] };
  const attempt = (overrides: object) =>
    contactIneligibility(
      { contact: { ...contact, ...overrides }, means: 'EMAIL', sent: [] },
      DEFAULT_MAIL_SETTINGS,
      NOW,
    );
  const pair = (status: 'PROPOSED' | 'REFUSED' | 'VISITED' | 'OFFER', contactId = 9, mailed: string | null = null) =>
    pairIneligibility(
      {
        means: 'EMAIL',
        contactId,
        property: { reference: 'V1', price: 100, contactTypes: { '7': ['OWNER'] } },
        state: { status, price: 100, mailed },
      },
      { ...DEFAULT_MAIL_SETTINGS, againDays: 30 },
      NOW,
    )?.message;

  it('names what excludes the customer', () => {
    expect(attempt({ archived: true })?.message).toBe('Ce contact est archivé\u00a0: on ne lui propose plus de biens.');
    expect(attempt({ email: '' })?.message).toBe('Ce contact n’a pas d’adresse électronique.');
    expect(attempt({})?.message).toBe(
      'Ce contact n’a pas accepté de recevoir nos propositions par courrier électronique.',
    );
  });

  it('names what excludes the pair', () => {
    expect(pair('PROPOSED', 7)).toBe('Ce contact est propriétaire du bien V1.');
    expect(pair('OFFER')).toBe('Ce contact a déjà fait une offre pour le bien V1.');
    expect(pair('VISITED')).toBe('Ce contact a déjà visité le bien V1.');
    expect(pair('REFUSED')).toBe(
      'Ce contact a refusé le bien V1\u00a0: il ne se propose à nouveau que si son prix baisse.',
    );
    expect(pair('PROPOSED', 9, '2026-11-20T10:00:00.000Z')).toBe(
      'Le bien V1 lui a été envoyé le 20/11/2026\u00a0: il peut l’être à nouveau le 20/12/2026, ou dès que son prix baisse.',
    );
    expect(pair('PROPOSED')).toBeUndefined();
  });

  it('names what excludes the property', () => {
    const house = aProperty({ media: [A_PICTURE] });
    expect(propertyIneligibility(house, AGENCY, DAY)).toBeNull();
    expect(propertyIneligibility({ ...house, propertyStatus: 'SOLD' }, AGENCY, DAY)).toEqual({
      code: 'NOT_ON_OFFER',
      message: 'Le bien V26-00042 est vendu\u00a0: seul un bien actif se propose.',
    });
    const houseWithoutCity = { ...house, location: { ...house.location, city: '' } };
    expect(propertyIneligibility(houseWithoutCity, AGENCY, DAY)).toEqual({
      code: 'NOT_PUBLISHABLE',
      message: 'Le bien V26-00042 ne peut pas être proposé. La commune du bien manque.',
    });
    // a warning does not exclude it
    expect(propertyIneligibility({ ...house, title: '' }, AGENCY, DAY)).toBeNull();
  });
});

describe('the property as shown to a customer', () => {
  it('is its advertisement, never nearer than the district', () => {
    const offer = publicOffer(aProperty({ title: ' Maison ', description: ' Claire. ' }), AGENCY, DAY);
    expect(offer).toMatchObject({
      reference: 'V26-00042',
      title: 'Maison',
      kind: 'Maison · 5\u00a0pièces · 120\u00a0m²',
      place: 'Bayonne (64100) – Les Arènes',
      price: '261\u202f250\u00a0€ honoraires inclus',
      description: 'Claire.',
    });
    expect(offer.figures.map(({ label }) => label)).toEqual(['Surface habitable', 'Pièces', 'Chambres', 'Terrain']);
    expect(offer.mentions.join(' ')).not.toMatch(/Fougères|Carte professionnelle|Garantie financière|null/);
    expect(offer.mentions.filter((mention) => /^(Honoraires|Montant estimé)/.test(mention))).not.toEqual([]);
  });

  it('of a rental has the rent with its inclusions, and a default title', () => {
    const offer = publicOffer(aRental({ title: ' ' }), AGENCY, DAY);
    expect(offer.title).toBe(offer.kind);
    expect(offer.price).toMatch(/^785\u00a0€ \S/);
  });
});
