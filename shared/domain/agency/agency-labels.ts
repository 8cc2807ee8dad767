import { LOCATION_LABELS } from '../common/fields/common-labels';
import type { FieldLabels } from '../common/fields/field-labels';
import { KIND_LABELS, TEXT_LABELS } from '../mandate/texts/mandate-text-labels';
import { MANDATE_KINDS, MANDATE_TEXTS } from '../mandate/texts/mandate-text.enums';

const TEXTS: FieldLabels = Object.fromEntries(
  MANDATE_KINDS.flatMap((kind) => {
    const { fr, en } = KIND_LABELS[kind];
    return [
      [`mandateTexts.${kind}`, { fr: `Textes\u00a0: ${fr}`, en: `Texts: ${en}` }],
      ...MANDATE_TEXTS.map((name) => [
        `mandateTexts.${kind}.${name}`,
        { fr: `${fr}\u00a0: ${TEXT_LABELS[name].fr}`, en: `${en}: ${TEXT_LABELS[name].en}` },
      ]),
    ];
  }),
) as FieldLabels;

const NAME = { fr: 'Nom', en: 'Name' };
const ADDRESS = { fr: 'Adresse', en: 'Address' };

/** Labels of the agency's settings. */
export const AGENCY_LABELS = {
  name: { fr: 'Nom de l’agence', en: 'Name of the agency' },
  legalName: { fr: 'Raison sociale', en: 'Company name' },
  legalForm: { fr: 'Forme juridique et capital', en: 'Legal form and capital' },
  address: ADDRESS,
  'address.street': LOCATION_LABELS['location.street'],
  'address.postcode': LOCATION_LABELS['location.postcode'],
  'address.city': LOCATION_LABELS['location.city'],
  phone: { fr: 'Téléphone', en: 'Phone' },
  email: { fr: 'E-mail', en: 'E-mail' },
  website: { fr: 'Site web', en: 'Website' },
  logo: { fr: 'Logo', en: 'Logo' },
  opening: { fr: 'Horaires d’ouverture', en: 'Opening hours' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  rcs: { fr: 'RCS', en: 'RCS' },
  vat: { fr: 'Numéro de TVA', en: 'VAT number' },
  professionalCard: { fr: 'Carte professionnelle', en: 'Professional card' },
  'professionalCard.number': {
    fr: 'Numéro de la carte professionnelle',
    en: 'Number of the professional card',
    short: { fr: 'Numéro de la carte', en: 'Number of the card' },
  },
  'professionalCard.chamber': { fr: 'Chambre de commerce', en: 'Chamber of commerce' },
  'professionalCard.kinds': {
    fr: 'Activités de la carte',
    en: 'Activities of the card',
    short: { fr: 'Activités', en: 'Activities' },
  },
  guarantor: { fr: 'Garant financier', en: 'Financial guarantor' },
  'guarantor.name': { fr: 'Garant financier\u00a0: nom', en: 'Financial guarantor: name', short: NAME },
  'guarantor.address': { fr: 'Garant financier\u00a0: adresse', en: 'Financial guarantor: address', short: ADDRESS },
  'guarantor.amount': {
    fr: 'Garant financier\u00a0: montant garanti',
    en: 'Financial guarantor: amount guaranteed',
    short: { fr: 'Montant garanti', en: 'Amount guaranteed' },
  },
  insurer: { fr: 'Assureur de responsabilité civile', en: 'Liability insurer' },
  'insurer.name': { fr: 'Assureur\u00a0: nom', en: 'Insurer: name', short: NAME },
  'insurer.address': { fr: 'Assureur\u00a0: adresse', en: 'Insurer: address', short: ADDRESS },
  'insurer.policy': {
    fr: 'Assureur\u00a0: numéro de police',
    en: 'Insurer: policy number',
    short: { fr: 'Numéro de police', en: 'Policy number' },
  },
  mediator: { fr: 'Médiateur de la consommation', en: 'Consumer mediator' },
  'mediator.name': { fr: 'Médiateur\u00a0: nom', en: 'Mediator: name', short: NAME },
  'mediator.address': { fr: 'Médiateur\u00a0: adresse', en: 'Mediator: address', short: ADDRESS },
  'mediator.url': {
    fr: 'Médiateur\u00a0: site web',
    en: 'Mediator: website',
    short: { fr: 'Site web', en: 'Website' },
  },
  dataProtection: { fr: 'Contact pour les données personnelles', en: 'Contact for personal data' },
  'dataProtection.contact': { fr: 'Données personnelles\u00a0: nom', en: 'Personal data: name', short: NAME },
  'dataProtection.email': {
    fr: 'Données personnelles\u00a0: e-mail',
    en: 'Personal data: e-mail',
    short: { fr: 'E-mail', en: 'E-mail' },
  },
  feeScale: { fr: 'Barème des honoraires', en: 'Scale of fees' },
  'feeScale.*': { fr: 'Barème, tranche {n}', en: 'Scale, step {n}' },
  'feeScale.*.kind': {
    fr: 'Barème, tranche {n}\u00a0: transaction',
    en: 'Scale, step {n}: transaction',
    short: { fr: 'Transaction', en: 'Transaction' },
  },
  'feeScale.*.upTo': {
    fr: 'Barème, tranche {n}\u00a0: jusqu’à',
    en: 'Scale, step {n}: up to',
    short: { fr: 'Jusqu’à', en: 'Up to' },
  },
  'feeScale.*.percent': {
    fr: 'Barème, tranche {n}\u00a0: pourcentage',
    en: 'Scale, step {n}: percentage',
    short: { fr: 'Pourcentage', en: 'Percentage' },
  },
  'feeScale.*.amount': {
    fr: 'Barème, tranche {n}\u00a0: montant',
    en: 'Scale, step {n}: amount',
    short: { fr: 'Montant', en: 'Amount' },
  },
  feeScaleUrl: { fr: 'Adresse web du barème', en: 'Web address of the scale' },
  registerStart: { fr: 'Premier numéro des registres', en: 'First number of the registers' },
  'registerStart.T': { fr: 'Premier numéro du registre T', en: 'First number of register T' },
  'registerStart.G': { fr: 'Premier numéro du registre G', en: 'First number of register G' },
  rentControlEnd: { fr: 'Fin de l’encadrement des loyers', en: 'End of rent control' },
  rentControlZones: { fr: 'Communes à loyers encadrés', en: 'Towns under rent control' },
  tenseZones: { fr: 'Zones tendues', en: 'Tense zones' },
  'tenseZones.veryTense': { fr: 'Zone très tendue', en: 'Very tense zone' },
  'tenseZones.tense': { fr: 'Zone tendue', en: 'Tense zone' },
  'tenseZones.elsewhere': { fr: 'Hors zone tendue', en: 'Outside tense zones' },
  'tenseZones.since': { fr: 'Zones valables depuis le', en: 'Zones in force since' },
  mandateTexts: { fr: 'Textes des mandats', en: 'Texts of mandates' },
  ...TEXTS,
  mail: { fr: 'Envoi des messages', en: 'Sending of messages' },
  'mail.server': { fr: 'Serveur d’envoi', en: 'Mail server' },
  'mail.password': {
    fr: 'Mot de passe du serveur d’envoi',
    en: 'Password of the mail server',
    short: { fr: 'Mot de passe', en: 'Password' },
  },
  'mail.undoSeconds': { fr: 'Délai pour annuler un envoi', en: 'Time to take a message back' },
  'mail.maxMails': { fr: 'Messages par client, au plus', en: 'Messages per customer, at most' },
  'mail.capDays': { fr: 'Période du nombre de messages', en: 'Period of the number of messages' },
  'mail.againDays': {
    fr: 'Délai avant un nouvel envoi du même bien',
    en: 'Time before the same property is sent again',
  },
  'mail.visitsTold': {
    fr: 'Prévenir les visiteurs de ce qui est fixé, changé ou annulé',
    en: 'Tell visitors what is planned, changed or called off',
  },
  'mail.visitsReminded': { fr: 'Rappeler la visite la veille', en: 'Remind visitors the day before' },
  'mail.visitTexts.CONFIRMATION': { fr: 'Texte de la confirmation', en: 'Text of the confirmation' },
  'mail.visitTexts.CHANGE': { fr: 'Texte d’un changement', en: 'Text of a change' },
  'mail.visitTexts.CANCELLATION': { fr: 'Texte de l’annulation', en: 'Text of the cancellation' },
  'mail.visitTexts.REMINDER': { fr: 'Texte du rappel', en: 'Text of the reminder' },
} as const satisfies FieldLabels;
