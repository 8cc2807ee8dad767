import { frenchLabels, RECORD_LABELS } from '../../audit/labelled-records';
import { CONTACT_FIELDS } from '../../contact/contact-catalogue';
import { COMPUTED_LABELS as OF_CONTACT, CONTACT_FIELD_LABELS } from '../../contact/contact-labels';
import { MANDATE_COMPUTED_LABELS } from '../../mandate/mandate-labels';
import { COMPUTED_LABELS, PROPERTY_FIELD_LABELS } from '../../property/property-labels';
import { PROPERTY_FIELDS } from '../../property/property-catalogue';
import type { Audited } from '../../audit/audit.enums';
import { labelsOf } from '../../audit/labels-of';
import type { FieldCatalogue } from './field-catalogue';
import { labelTexts, type FieldLabels } from './field-labels';

const wordsOf = (labels: FieldLabels, language: 'en' | 'fr') => {
  const { headings, others } = labelTexts(labels, new Set(), language);
  return { ...headings, ...others };
};

/** Words that a short form contains although the label has another form of them. */
const RELATED: Readonly<Record<string, string>> = {
  'Charges/an': 'Charges annuelles',
  'Charges/mois': 'Charges mensuelles',
  'Charges/yr': 'Yearly charges',
  'Charges/mo': 'Monthly charges',
  '€/m²': 'm²',
  'N° ADEME': 'Numéro ADEME',
  'ADEME no.': 'ADEME number',
  'Réf. agence': 'Référence de l’agence',
  'Agency ref.': 'agency reference',
  'Loyer HT': 'Loyer hors taxes',
  'Rent excl. VAT': 'Rent excluding VAT',
  'Landlord’s fees': 'Fees landlord',
  'Prénom, 2ᵉ personne': 'Prénom seconde personne',
  'Nom, 2ᵉ personne': 'Nom seconde personne',
  'E-mail, 2ᵉ personne': 'E-mail seconde personne',
  'First name, 2nd person': 'First name second person',
  'Last name, 2nd person': 'Last name second person',
  'E-mail, 2nd person': 'E-mail second person',
  'dont état des lieux, au locataire': 'dont état des lieux locataire',
  'dont état des lieux, au bailleur': 'dont état des lieux bailleur',
  'of which inventory, for the tenant': 'of which inventory tenant',
  'of which inventory, for the landlord': 'of which inventory landlord',
};

const LETTERS: unknown = expect.stringMatching(/\p{L}/u);

it.each(Object.entries<FieldLabels>(RECORD_LABELS))('has every label of a %s in both languages', (_, labels) => {
  for (const { fr, en, short, RENT } of Object.values(labels))
    for (const words of [{ fr, en }, short, RENT]) if (words) expect(words).toEqual({ fr: LETTERS, en: LETTERS });
});

describe.each([
  ['property', PROPERTY_FIELDS, PROPERTY_FIELD_LABELS],
  ['contact', CONTACT_FIELDS, CONTACT_FIELD_LABELS],
] as const)('the labels of a %s', (_, fields: FieldCatalogue, labels: FieldLabels) => {
  it('are those of its fields, in their order', () => {
    expect(Object.keys(labels)).toEqual(Object.keys(fields));
  });

  it('exist in both languages', () => {
    const [fr, en] = [wordsOf(labels, 'fr'), wordsOf(labels, 'en')];
    expect(Object.keys(en)).toEqual(Object.keys(fr));
    expect([...Object.entries(fr), ...Object.entries(en)].filter(([, text]) => !/\p{L}/u.test(text))).toEqual([]);
  });

  it('number the items of a list in both languages, or in none', () => {
    const counts = (text: string) => text.includes('{n}');
    const differing = Object.entries(labels).filter(([, { fr, en }]) => counts(fr) !== counts(en));
    expect(differing).toEqual([]);
  });
});

it('is shortened by omitting words, never by another word', () => {
  const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const isPart = (short: string, whole: string) =>
    wordsIn(RELATED[short] ?? short).every((word) => wordsIn(whole).some((one) => one.startsWith(word.slice(0, 4))));
  const all: FieldLabels[] = [...Object.values(RECORD_LABELS), COMPUTED_LABELS, OF_CONTACT, MANDATE_COMPUTED_LABELS];
  const other = all
    .flatMap((labels) => Object.entries(labels))
    .flatMap(([path, { fr, en, short }]) =>
      !short || (isPart(short.fr, fr) && isPart(short.en, en)) ? [] : [[path, short]],
    );
  expect(other).toEqual([]);
});

it('separates list headings from labels that lists do not show', () => {
  const labels: FieldLabels = {
    size: { fr: 'Surface habitable', en: 'Living area', short: { fr: 'Surface', en: 'Area' } },
    city: { fr: 'Commune', en: 'Town' },
    price: { fr: 'Prix', en: 'Price', RENT: { fr: 'Loyer', en: 'Rent' } },
    note: { fr: 'Note', en: 'Note' },
  };
  expect(labelTexts(labels, new Set(['size', 'city', 'price']), 'en')).toEqual({
    headings: { 'field.size.short': 'Area', 'field.city': 'Town', 'field.price': 'Price' },
    others: { 'field.size': 'Living area', 'field.price.RENT': 'Rent', 'field.note': 'Note' },
  });
});

it.each(Object.entries(frenchLabels()))('of a %s are recorded in French: `npm run records`', (kind, labels) => {
  expect(labelsOf(kind as Audited)).toMatchObject(labels);
  expect(Object.keys(labelsOf(kind as Audited)).slice(0, Object.keys(labels).length)).toEqual(Object.keys(labels));
});
