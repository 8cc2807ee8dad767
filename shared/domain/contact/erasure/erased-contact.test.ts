import type { ContactFields } from '../contact.schema';
import { draftContact } from '../draft-contact';
import { erasedContact, erasedLabels } from './erased-contact';

const CONTACT: ContactFields = {
  ...draftContact(),
  title: 'MRS',
  firstName: 'Maïalen',
  lastName: 'Harispe',
  company: 'SCI',
  email: 'maialen@exemple.test',
  phone: [{ number: '+33612345678', type: 'MOBILE', main: true, note: '' }],
  observation: 'Rappeler',
  comments: [{ pinned: false, text: 'x', createdTime: '2026-01-01T00:00:00.000Z', author: null }],
  negotiator: 'nora@pignon.test',
  consents: [{ channel: 'PHONE', given: true, date: '2026-01-01', proof: 'x' }],
  source: 'Site',
  nextFollowUp: '2026-12-01',
  secondPerson: { title: 'MR', firstName: 'Jean', lastName: 'Harispe', email: 'jean@exemple.test' },
  birth: { date: '1980-02-29', place: 'Pau' },
  maritalStatus: 'Mariée',
};

describe('an erased contact', () => {
  it('identifies nobody', () => {
    const erased = erasedContact(CONTACT, false);
    const erasedText = JSON.stringify(erased);
    for (const word of [
      'Maïalen',
      'Harispe',
      'SCI',
      'exemple',
      '3361',
      'Rappeler',
      'Jean',
      '1980',
      'Mari',
      'Site',
      'nora',
    ])
      expect(erasedText).not.toContain(word);
    expect(erased).toMatchObject({
      lastName: 'Contact effacé',
      contactType: ['CUSTOMER'],
      archived: true,
      filters: [],
    });
  });

  it('keeps the civil status that a mandate needs, and no contact details', () => {
    const erased = erasedContact(CONTACT, true);
    expect(erased).toMatchObject({
      firstName: 'Maïalen',
      lastName: 'Harispe',
      company: 'SCI',
      birth: CONTACT.birth,
      maritalStatus: 'Mariée',
      secondPerson: { firstName: 'Jean', email: null },
      email: null,
      phone: [],
      observation: '',
      filters: [],
    });
    expect(erasedContact(erased, true)).toEqual(erased);
  });

  it('is reported with the erased fields, in French, each once', () => {
    expect(erasedLabels(CONTACT, erasedContact(CONTACT, true))).toEqual([
      'Adresse e-mail',
      'Téléphones',
      'Observation',
      'Commentaires',
      'Négociateur',
      'Critères de recherche',
      'Consentements',
      'Origine',
      'Relance',
      'Adresse e-mail de la seconde personne',
    ]);
    expect(erasedLabels(CONTACT, erasedContact(CONTACT, false))).toEqual(
      expect.arrayContaining(['Nom', 'Société', 'Seconde personne', 'Naissance', 'Situation matrimoniale']),
    );
    expect(erasedLabels(CONTACT, CONTACT)).toEqual([]);
  });
});
