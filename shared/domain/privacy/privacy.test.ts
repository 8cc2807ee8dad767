import { maskText } from './mask-text';
import { isPrivateDocument, printModeFor } from './private-documents';
import { isPrivateText, isPrivateTitle } from './private-event';
import { privateValues } from './private-fields';
import { isPrivateName, unmaskedName } from './contact-name-privacy';
import { roundPoint } from './round-location';

describe('what a customer must not read', () => {
  it('is an owner’s name, and any name of whom nothing is known', () => {
    expect(isPrivateName(['CUSTOMER'])).toBe(false);
    expect(isPrivateName(['CUSTOMER', 'OWNER'])).toBe(true);
    expect(isPrivateName(undefined)).toBe(true);
  });

  it('is not said where it cannot be masked; to the staff it is', () => {
    const person = { title: 'MR', firstName: 'Jean', lastName: 'Etcheverry' } as const;
    expect(unmaskedName({ ...person, contactType: ['OWNER'] }, true)).toBeUndefined();
    expect(unmaskedName({ ...person, contactType: ['OWNER'] }, false)).toBe('Etcheverry Jean');
    expect(unmaskedName({ ...person, contactType: ['CUSTOMER'] }, true)).toBe('Etcheverry Jean');
    expect(unmaskedName(person, true)).toBeUndefined();
    expect(unmaskedName(undefined, false)).toBeUndefined();
  });

  it('is found in an answer by its paths, items of lists too, nothing where it is empty', () => {
    const contact = {
      email: 'a@b.fr',
      observation: ' ',
      phone: [
        { number: '+33612345678', note: null },
        { number: '+33559112233', note: 'bureau' },
      ],
      location: null,
      comments: [{ text: 'pressé', author: 'x' }],
    };
    expect(privateValues('contact', contact)).toEqual(['a@b.fr', '+33612345678', '+33559112233', 'bureau', 'pressé']);
    expect(privateValues('property', { financialInfo: { priceNoFees: 250000 } })).toEqual([250000]);
  });

  it.each([
    ['Prix du bien V26-00042 modifié\u00a0: 275\u202f000 € → 261\u202f250 €', true],
    ['Mandat n° 12 reconduit jusqu’au 03/02/2027 par tacite reconduction', true],
    ['Mandat n° 12\u00a0: préavis donné par le mandant, prend fin le 03/02/2027', true],
    ['Mandat n° 12 signé pour le bien V26-00042', false],
    ['Visite confirmée pour le 03/02/2027', false],
    ['Statut du bien V26-00042 modifié\u00a0: actif → vendu', false],
  ])('is, of what the product wrote by itself, a price and the end of a mandate: %s', (title, isPrivate) => {
    expect(isPrivateTitle({ type: 'SYSTEM', title })).toBe(isPrivate);
    expect(isPrivateTitle({ type: 'NOTE', title })).toBe(true);
  });

  it('is the text below a line about a mandate: a reason that somebody wrote', () => {
    const text = 'Le vendeur divorce';
    expect(isPrivateText({ type: 'SYSTEM', title: 'Mandat n° 12 expiré', text })).toBe(true);
    expect(isPrivateText({ type: 'SYSTEM', title: 'Visite annulée', text })).toBe(false);
  });

  it('is what a mandate is given at and when it ends', () => {
    const mandate = { price: 425_000, endDate: '2027-02-03', noticeEnd: null, counterParts: [{ name: 'Harispe' }] };
    expect(privateValues('mandate', mandate)).toEqual(['Harispe', 425_000, '2027-02-03']);
  });

  it('is a house, not its neighbourhood', () => {
    expect(roundPoint({ lat: 43.483219, lon: -1.558762 })).toEqual({ lat: 43.48, lon: -1.56 });
  });
});

describe('what stands for a masked text', () => {
  it.each([
    ['06 12 34 56 78', '55 55 55 55 55'],
    ['Éric Étcheverry-Dupont', 'Nnnn NnnnnnnnnnnNnnnnn'],
    ['a.b@c.fr', 'nnnnnnnn'],
    ['245 000 €', '555 555 n'],
    ['', '55 55 55 55 55'],
  ])('is as long as %s and tells none of it', (text, shape) => {
    expect(maskText(text)).toBe(shape);
  });
});

describe('papers', () => {
  it('are public while a customer is looking, or not made at all', () => {
    expect(printModeFor('INTERNAL', true)).toBe('PUBLIC');
    expect(printModeFor('INTERNAL', false)).toBe('INTERNAL');
    expect(isPrivateDocument('GET visit/group/{groupId}/voucher')).toBe(true);
    expect(isPrivateDocument('POST property/{kind}')).toBe(false);
  });
});
