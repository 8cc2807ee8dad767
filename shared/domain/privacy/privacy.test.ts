import { maskText } from './mask-text';
import { isPrivateDocument, printModeFor } from './private-documents';
import { isPrivateText, isPrivateTitle } from './private-event';
import { privateValues } from './private-fields';
import { isPrivateName, unmaskedName } from './contact-name-privacy';
import { roundPoint } from './round-location';

describe('data hidden from customers', () => {
  it('includes an owner’s name, and any name with an unknown relation', () => {
    expect(isPrivateName(['CUSTOMER'])).toBe(false);
    expect(isPrivateName(['CUSTOMER', 'OWNER'])).toBe(true);
    expect(isPrivateName(undefined)).toBe(true);
  });

  it('is omitted where it cannot be masked, and shown to staff', () => {
    const person = { title: 'MR', firstName: 'Jean', lastName: 'Etcheverry' } as const;
    expect(unmaskedName({ ...person, contactType: ['OWNER'] }, true)).toBeUndefined();
    expect(unmaskedName({ ...person, contactType: ['OWNER'] }, false)).toBe('Etcheverry Jean');
    expect(unmaskedName({ ...person, contactType: ['CUSTOMER'] }, true)).toBe('Etcheverry Jean');
    expect(unmaskedName(person, true)).toBeUndefined();
    expect(unmaskedName(undefined, false)).toBeUndefined();
  });

  it('is found in a response by its paths, list items too, except empty values', () => {
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
  ])('includes a price and the end of a mandate in system events: %s', (title, isPrivate) => {
    expect(isPrivateTitle({ type: 'SYSTEM', title })).toBe(isPrivate);
    expect(isPrivateTitle({ type: 'NOTE', title })).toBe(true);
  });

  it('includes the text of an event about a mandate: a typed reason', () => {
    const text = 'Le vendeur divorce';
    expect(isPrivateText({ type: 'SYSTEM', title: 'Mandat n° 12 expiré', text })).toBe(true);
    expect(isPrivateText({ type: 'SYSTEM', title: 'Visite annulée', text })).toBe(false);
  });

  it('includes the price and the end of a mandate', () => {
    const mandate = { price: 425_000, endDate: '2027-02-03', noticeEnd: null, counterParts: [{ name: 'Harispe' }] };
    expect(privateValues('mandate', mandate)).toEqual(['Harispe', 425_000, '2027-02-03']);
  });

  it('includes a house, not its neighbourhood', () => {
    expect(roundPoint({ lat: 43.483219, lon: -1.558762 })).toEqual({ lat: 43.48, lon: -1.56 });
  });
});

describe('a masked text', () => {
  it.each([
    ['06 12 34 56 78', '55 55 55 55 55'],
    ['Éric Étcheverry-Dupont', 'Nnnn NnnnnnnnnnnNnnnnn'],
    ['a.b@c.fr', 'nnnnnnnn'],
    ['245 000 €', '555 555 n'],
    ['', '55 55 55 55 55'],
  ])('is as long as %s and reveals none of it', (text, shape) => {
    expect(maskText(text)).toBe(shape);
  });
});

describe('documents', () => {
  it('are public in privacy mode, or refused', () => {
    expect(printModeFor('INTERNAL', true)).toBe('PUBLIC');
    expect(printModeFor('INTERNAL', false)).toBe('INTERNAL');
    expect(isPrivateDocument('GET visit/group/{groupId}/voucher')).toBe(true);
    expect(isPrivateDocument('POST property/{kind}')).toBe(false);
  });
});
