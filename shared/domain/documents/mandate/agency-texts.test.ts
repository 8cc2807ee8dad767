import { EMPTY_AGENCY } from '../../agency/empty-agency';
import { agencyTexts, kindOf, kindsFor, onlyChanged } from '../../mandate/texts/mandate-kind';
import { DEFAULT_TEXTS } from '../../mandate/texts/default-texts';
import { MAX_TEXT_LENGTH, MANDATE_KINDS, NO_AGENCY_TEXTS, NO_TEXTS } from '../../mandate/texts/mandate-text.enums';
import { MandateTextsSchema } from '../../mandate/texts/mandate-text.schema';
import { aMandate, mandateFacts, wordsOf } from '../test/mandates';
import { anAgency } from '../test/document-fixtures';
import { textBlocks } from './agency-texts';
import { composeMandate } from './compose-mandate';
import { specimenOf } from './specimen';

const words = (...args: Parameters<typeof mandateFacts>) => wordsOf(composeMandate(mandateFacts(...args), null));
const titles = (...args: Parameters<typeof mandateFacts>) =>
  composeMandate(mandateFacts(...args), null).articles.map(({ title }) => title);

const agency = anAgency({
  mandateTexts: {
    ...NO_AGENCY_TEXTS,
    SALE_EXCLUSIVE: { ...NO_TEXTS, powers: 'Pouvoirs de la maison.', clauses: '' },
  },
});

describe('a plain text', () => {
  it('has a paragraph per line, and a list where lines begin with a dash', () => {
    expect(textBlocks('Premier.\n\n- un ;\n• deux.\nDernier.')).toEqual([
      { kind: 'text', text: 'Premier.' },
      { kind: 'list', items: ['un ;', 'deux.'] },
      { kind: 'text', text: 'Dernier.' },
    ]);
    expect(textBlocks(' \n')).toEqual([]);
    expect(textBlocks('-5 % sur le prix')).toEqual([{ kind: 'text', text: '-5 % sur le prix' }]);
  });

  it('is stored with LF line ends, without private characters of the templates, and with a maximum length', () => {
    const texts = { ...NO_TEXTS, means: ' Un.\r\nDeux\u0000\ue000. ', powers: '  ', clauses: ' ' };
    expect(MandateTextsSchema.parse(texts)).toEqual({ ...NO_TEXTS, means: 'Un.\nDeux.', powers: null, clauses: '' });
    expect(MandateTextsSchema.safeParse({ ...NO_TEXTS, means: 'x'.repeat(MAX_TEXT_LENGTH + 1) }).success).toBe(false);
  });
});

describe('the texts of a mandate', () => {
  it.each([
    [{}, 'SALE_EXCLUSIVE'],
    [{ type: 'NON_EXCLUSIVE' }, 'SALE'],
    [{ type: 'PARTNER' }, null],
    [{ transactionType: 'RENT' }, 'RENT_EXCLUSIVE'],
    [{ transactionType: 'RENT', type: 'NON_EXCLUSIVE' }, 'RENT'],
    [{ transactionType: 'RENT', register: 'G' }, 'MANAGEMENT'],
  ] as const)('of %j are those of %s', (overrides, expected) => {
    expect(kindOf(aMandate(overrides))).toBe(expected);
  });

  it('offer a property only its possible kinds of mandate', () => {
    expect(kindsFor('SALE')).toEqual(['SALE', 'SALE_EXCLUSIVE']);
    expect(kindsFor('RENT')).toEqual(['RENT', 'RENT_EXCLUSIVE', 'MANAGEMENT']);
    expect(kindsFor(null)).toEqual(MANDATE_KINDS);
  });

  it('are the mandate’s own, else the agency’s for its kind, else the product’s', () => {
    expect(words({}, { agency })).toContain('Pouvoirs de la maison.');
    expect(words({ type: 'NON_EXCLUSIVE' }, { agency })).not.toContain('Pouvoirs de la maison.');
    const own = words({ texts: { ...NO_TEXTS, powers: 'Pouvoirs d’ici.' } }, { agency });
    expect(own).toContain('Pouvoirs d’ici.');
    expect(own).not.toContain('Pouvoirs de la maison.');
    expect(words()).toContain('demander pour lui aux administrations');
  });

  it('print further clauses when there are some, and none when the agency empties them', () => {
    expect(titles()).toContain('Clauses particulières');
    expect(titles({}, { agency })).not.toContain('Clauses particulières');
    expect(titles({ texts: { ...NO_TEXTS, clauses: 'Une.' } }, { agency })).toContain('Clauses particulières');
  });

  it('always contain the report on the conclusion that the law requires', () => {
    const texts = { ...NO_TEXTS, reporting: 'Chaque lundi.' };
    expect(words({ texts })).toContain('Chaque lundi.');
    expect(words({ texts })).toContain('dans les huit jours de l’opération');
  });

  it.each(MANDATE_KINDS)('name actions and a rhythm of reports for %s by default (loi 70-9, art. 6)', (kind) => {
    const { means, reporting, powers } = DEFAULT_TEXTS[kind];
    expect(textBlocks(means).some((block) => block.kind === 'list')).toBe(true);
    expect(reporting).toMatch(/quinze jours|une fois par mois|une fois par an/);
    expect(textBlocks(powers).some((block) => block.kind === 'list')).toBe(true);
    expect(agencyTexts(NO_AGENCY_TEXTS, kind)).toEqual(DEFAULT_TEXTS[kind]);
    expect(onlyChanged(DEFAULT_TEXTS[kind], DEFAULT_TEXTS[kind])).toEqual(NO_TEXTS);
  });
});

describe('specimen documents', () => {
  it('show unsaved texts, and that they are a specimen', () => {
    const paper = specimenOf(EMPTY_AGENCY, 'RENT_EXCLUSIVE', { ...NO_TEXTS, means: '- affiche en vitrine.' });
    expect(paper).toMatchObject({ title: 'Mandat exclusif de location', watermark: 'SPÉCIMEN' });
    expect(wordsOf(paper)).toContain('affiche en vitrine.');
  });

  it('are of the requested kind, without boxes to tick', () => {
    const saleFacts = { ...mandateFacts(null), blank: 'SALE_EXCLUSIVE' as const };
    const text = wordsOf(composeMandate(saleFacts, null));
    expect(text).toContain('tous les quinze jours');
    expect(text).toContain('Pendant ces trois mois');
    expect(text).not.toContain('Mandat simple.');
    expect(composeMandate({ ...saleFacts, blank: 'SALE' }, null).title).toBe('Mandat simple de vente');
  });
});
