import fc from 'fast-check';
import { ContactFieldsSchema } from '../contact.schema';
import { IMPORT_FIELDS, MAX_LENGTH, type ImportValues } from './import-fields';
import { readImportLine, type ImportContext } from './import-line';

const CONTEXT: ImportContext = {
  defaults: { contactType: 'CUSTOMER', source: 'Salon', negotiator: 'nora@pignon.test' },
  people: [{ loginEmail: 'nora@pignon.test', firstName: 'Nora', lastName: 'Étcheto' }],
  today: '2026-11-21',
};
const read = (values: ImportValues) => readImportLine({ lastName: 'Dupont', firstName: '', ...values }, CONTEXT);
const problemPaths = (values: ImportValues) => read(values).problems.map(({ path }) => path);

describe('a line of a file', () => {
  it('is parsed like a typed contact', () => {
    const { fields, place, problems, notes } = readImportLine(
      {
        title: 'Mme',
        lastName: 'DUPONT',
        firstName: 'Jeanne',
        email: ' jeanne@exemple.test ',
        mobile: '612345678',
        workPhone: '05 59 00 00 00',
        street: '1 rue Haute',
        postcode: '64200',
        city: 'Biarritz',
        contactType: 'Vendeur',
        negotiator: 'Nora Etcheto',
        source: 'Site',
        observation: 'Rappeler',
        nextFollowUp: '01/12/2026',
      },
      CONTEXT,
    );
    expect([problems, notes]).toEqual([[], []]);
    expect(place).toEqual({ street: '1 rue Haute', postcode: '64200', city: 'Biarritz' });
    expect(fields).toMatchObject({
      title: 'MRS',
      lastName: 'DUPONT',
      firstName: 'Jeanne',
      company: null,
      email: 'jeanne@exemple.test',
      contactType: ['OWNER'],
      negotiator: 'nora@pignon.test',
      source: 'Site',
      observation: 'Rappeler',
      nextFollowUp: '2026-12-01',
      phone: [
        { number: '+33612345678', type: 'MOBILE', main: true },
        { number: '+33559000000', type: 'WORK', main: false },
      ],
    });
  });

  it('uses the defaults where it is empty', () => {
    expect(read({ contactType: ' ', source: '', negotiator: '' }).fields).toMatchObject({
      contactType: ['CUSTOMER'],
      source: 'Salon',
      negotiator: 'nora@pignon.test',
      filters: [],
    });
  });

  it('is a company when it names nobody else', () => {
    expect(read({ lastName: '', company: 'SCI Haute' }).fields).toMatchObject({
      title: 'COMPANY',
      company: 'SCI Haute',
    });
    expect(read({ company: 'SCI Haute' }).fields.title).toBeNull();
  });

  it('is refused cell by cell, each by its column', () => {
    expect(
      problemPaths({
        email: 'jean@',
        mobile: '0612345678',
        phone: '12',
        contactType: 'VIP',
        negotiator: 'Paul',
        postcode: 'x',
      }),
    ).toEqual(['negotiator', 'email', 'phone', 'contactType', 'postcode']);
    expect(problemPaths({ lastName: ' ' })).toEqual(['lastName']);
    expect(problemPaths({ nextFollowUp: '31/02/2026' })).toEqual(['nextFollowUp']);
  });

  it('respects the maximum lengths of a contact', () => {
    for (const [field, longest] of Object.entries(MAX_LENGTH)) {
      expect(problemPaths({ [field]: 'x'.repeat(longest) })).toEqual([]);
      expect(problemPaths({ [field]: 'x'.repeat(longest + 1) })).toEqual([field]);
    }
    expect(problemPaths({ lastName: '', firstLast: `Jean ${'x'.repeat(101)}` })).toEqual(['firstLast']);
  });

  it('drops an unknown title and reports it', () => {
    expect(read({ title: 'Dr' })).toMatchObject({ problems: [], notes: [{ path: 'title' }], fields: { title: null } });
  });

  it('is a valid contact when it has no problems', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 120, unit: 'grapheme' }),
      fc.constantFrom('Oui', 'DUPONT Jean', '0612345678', '64200', '21/11/2026', 'a@b.fr', 'e-mail', 'client', ''),
    );
    const line = fc.record(Object.fromEntries(IMPORT_FIELDS.map((field) => [field, cell])), { requiredKeys: [] });
    fc.assert(
      fc.property(line, (values) => {
        const { fields, problems } = readImportLine(values, CONTEXT);
        if (problems.length === 0) expect(ContactFieldsSchema.safeParse(fields).error?.issues).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

describe('consents of a line', () => {
  const consentCells = { consentDate: '03/10/2026', consentProof: 'Formulaire du salon' };

  it('are stored with their date and their proof', () => {
    expect(read({ ...consentCells, consentEmail: 'oui', consentPhone: 'Non' }).fields.consents).toEqual([
      { channel: 'EMAIL', given: true, date: '2026-10-03', proof: 'Formulaire du salon' },
      { channel: 'PHONE', given: false, date: '2026-10-03', proof: 'Formulaire du salon' },
    ]);
    expect(read({ ...consentCells, consent: 'E-mail, tél.' }).fields.consents.map(({ channel }) => channel)).toEqual([
      'EMAIL',
      'PHONE',
    ]);
  });

  it.each([
    [{ consentEmail: 'oui' }],
    [{ consentEmail: 'oui', consentDate: '03/10/2026' }],
    [{ consentEmail: 'oui', consentProof: 'Formulaire' }],
    [{ ...consentCells, consent: 'oui' }],
  ])('are skipped when incomplete, and reported: %j', (values) => {
    const { fields, notes, problems } = read(values);
    expect([fields.consents, problems, notes.length]).toEqual([[], [], 1]);
  });

  it('are never read from a word of refusal', () => {
    expect(read({ ...consentCells, consent: 'Pas de mail' })).toMatchObject({ fields: { consents: [] }, notes: [] });
    expect(read({ consentEmail: 'non' })).toMatchObject({ fields: { consents: [] }, notes: [] });
  });

  it('must have a valid date that is not in the future', () => {
    expect(problemPaths({ consentEmail: 'peut-être' })).toEqual(['consentEmail']);
    expect(problemPaths({ ...consentCells, consentDate: '21/11/2026' })).toEqual([]);
    expect(problemPaths({ ...consentCells, consentDate: '22/11/2026' })).toEqual(['consentDate']);
    expect(problemPaths({ ...consentCells, consentDate: 'hier' })).toEqual(['consentDate']);
  });
});
