import { LOCATION_LABELS } from '../common/fields/common-labels';
import { labelsIn, type FieldLabels } from '../common/fields/field-labels';
import { MONEY_LABELS } from '../property/price/money-labels';
import { MANDATE_TEXTS } from './texts/mandate-text.enums';
import { TEXT_LABELS } from './texts/mandate-text-labels';

const TEXTS: FieldLabels = Object.fromEntries(MANDATE_TEXTS.map((name) => [`texts.${name}`, TEXT_LABELS[name]]));

/** Labels of a mandate's fields; those of its price, fees and letting are the property's. */
export const MANDATE_FIELD_LABELS = {
  propertyRef: { fr: 'Bien', en: 'Property' },
  type: { fr: 'Type de mandat', en: 'Type of mandate', short: { fr: 'Type', en: 'Type' } },
  status: { fr: 'Statut', en: 'Status' },
  transactionType: { fr: 'Transaction', en: 'Transaction' },
  register: { fr: 'Registre', en: 'Register' },
  registerNumber: { fr: 'Numéro de registre', en: 'Register number', short: { fr: 'N° registre', en: 'Register n°' } },
  registerDate: {
    fr: 'Date d’inscription au registre',
    en: 'Date of entry in the register',
    short: { fr: 'Date d’inscription', en: 'Date of entry' },
  },
  startDate: { fr: 'Date de début', en: 'Start date', short: { fr: 'Début', en: 'Start' } },
  endDate: { fr: 'Date de fin', en: 'End date', short: { fr: 'Fin', en: 'End' } },
  durationMonths: { fr: 'Durée en mois', en: 'Duration in months', short: { fr: 'Durée', en: 'Duration' } },
  irrevocableUntil: { fr: 'Irrévocable jusqu’au', en: 'Irrevocable until' },
  withdrawalUntil: { fr: 'Rétractation jusqu’au', en: 'Withdrawal until' },
  renewal: { fr: 'Tacite reconduction', en: 'Tacit renewal' },
  offPremises: { fr: 'Signé hors établissement ou à distance', en: 'Signed off-premises or at a distance' },
  immediateExecution: { fr: 'Exécution immédiate demandée', en: 'Immediate start requested' },
  price: {
    fr: 'Prix',
    en: 'Price',
    RENT: { fr: 'Loyer mensuel, charges comprises', en: 'Monthly rent, charges included' },
  },
  feeType: MONEY_LABELS['financialInfo.feeType'],
  commissionRate: MONEY_LABELS['financialInfo.commissionRate'],
  commissionAmount: MONEY_LABELS['financialInfo.commissionAmount'],
  buyerShare: MONEY_LABELS['financialInfo.buyerShare'],
  texts: { fr: 'Textes du mandat', en: 'Texts of the mandate' },
  ...TEXTS,
  letting: MONEY_LABELS.rentalInfo,
  'letting.monthlyExpenses': MONEY_LABELS['financialInfo.monthlyExpenses'],
  'letting.deposit': MONEY_LABELS['rentalInfo.deposit'],
  'letting.furnished': MONEY_LABELS['rentalInfo.furnished'],
  'letting.tenantFee': MONEY_LABELS['rentalInfo.tenantFee'],
  'letting.inventoryFee': MONEY_LABELS['rentalInfo.inventoryFee'],
  'letting.landlordFee': MONEY_LABELS['rentalInfo.landlordFee'],
  'letting.landlordInventoryFee': MONEY_LABELS['rentalInfo.landlordInventoryFee'],
  'letting.negotiationFee': {
    fr: 'Honoraires d’entremise et de négociation',
    en: 'Fees for finding a tenant and negotiating',
    short: { fr: 'Entremise et négociation', en: 'Finding a tenant and negotiating' },
  },
  management: { fr: 'Gestion', en: 'Management' },
  'management.powers': { fr: 'Pouvoirs de gestion', en: 'Powers of management' },
  'management.feeBasis': { fr: 'Honoraires de gestion', en: 'Management fees' },
  'management.feeRate': { fr: 'Taux des honoraires de gestion', en: 'Rate of the management fees' },
  'management.feeAmount': { fr: 'Honoraires de gestion mensuels', en: 'Monthly management fees' },
  'management.accounts': { fr: 'Comptes rendus de gestion', en: 'Accounts of the management' },
  'management.account': { fr: 'Compte des sommes encaissées', en: 'Account of the sums collected' },
  'management.depositHolder': { fr: 'Dépôt de garantie gardé par', en: 'Deposit kept by' },
  'management.worksLimit': {
    fr: 'Travaux sans accord préalable, jusqu’à',
    en: 'Works without prior agreement, up to',
    short: { fr: 'Travaux sans accord préalable', en: 'Works without prior agreement' },
  },
  'management.guaranteeRate': { fr: 'Garantie des loyers impayés', en: 'Insurance against unpaid rents' },
  'management.noticeMonths': { fr: 'Préavis en mois', en: 'Notice in months', short: { fr: 'Préavis', en: 'Notice' } },
  negotiators: { fr: 'Négociateurs', en: 'Negotiators' },
  counterParts: { fr: 'Mandants', en: 'Principals' },
  partner: { fr: 'Agence délégante', en: 'Delegating agency' },
  'partner.agencyName': {
    fr: 'Nom de l’agence délégante',
    en: 'Name of the delegating agency',
    short: { fr: 'Nom de l’agence', en: 'Name of the agency' },
  },
  'partner.cardNumber': {
    fr: 'Carte professionnelle de l’agence délégante',
    en: 'Professional card of the delegating agency',
    short: { fr: 'Carte professionnelle', en: 'Professional card' },
  },
  'partner.mandateNumber': {
    fr: 'Numéro du mandat délégué',
    en: 'Number of the delegated mandate',
    short: { fr: 'Numéro du mandat', en: 'Number of the mandate' },
  },
  'partner.mandateDate': {
    fr: 'Date du mandat délégué',
    en: 'Date of the delegated mandate',
    short: { fr: 'Date du mandat', en: 'Date of the mandate' },
  },
  'partner.feeShare': { fr: 'Notre part d’honoraires', en: 'Our share of the fees' },
  diagnosis: { fr: 'Diagnostics', en: 'Surveys' },
  'diagnosis.*': { fr: 'Diagnostic', en: 'Survey' },
  signatures: { fr: 'Signatures', en: 'Signatures' },
  agentSignature: { fr: 'Signature de l’agence', en: 'Signature of the agency' },
  signedPlace: { fr: 'Lieu de signature', en: 'Place of signature' },
  missingAccepted: { fr: 'Signé malgré ce qui manque', en: 'Signed although something is missing' },
  'signatures.*': { fr: 'Signature {n}', en: 'Signature {n}' },
  statusHistory: { fr: 'Suivi du statut', en: 'History of the status' },
  conclusion: { fr: 'Vente ou location conclue', en: 'Sale or letting concluded' },
  'conclusion.date': {
    fr: 'Date de la vente ou du bail',
    en: 'Date of the sale or the lease',
    short: { fr: 'Date de la vente', en: 'Date of the sale' },
    RENT: { fr: 'Date du bail', en: 'Date of the lease' },
  },
  'conclusion.price': {
    fr: 'Prix ou loyer convenu',
    en: 'Agreed price or rent',
    short: { fr: 'Prix convenu', en: 'Agreed price' },
    RENT: { fr: 'Loyer convenu', en: 'Agreed rent' },
  },
  'conclusion.contactId': {
    fr: 'Acquéreur ou locataire',
    en: 'Buyer or tenant',
    short: { fr: 'Acquéreur', en: 'Buyer' },
    RENT: { fr: 'Locataire', en: 'Tenant' },
  },
  'conclusion.name': {
    fr: 'Nom de l’acquéreur ou du locataire',
    en: 'Name of the buyer or tenant',
    short: { fr: 'Nom de l’acquéreur', en: 'Name of the buyer' },
    RENT: { fr: 'Nom du locataire', en: 'Name of the tenant' },
  },
  amendments: { fr: 'Avenants', en: 'Amendments' },
  'amendments.*': { fr: 'Avenant {n}', en: 'Amendment {n}' },
  'amendments.*.date': {
    fr: 'Date de l’avenant {n}',
    en: 'Date of the amendment {n}',
    short: { fr: 'Date de l’avenant', en: 'Date of the amendment' },
  },
  'amendments.*.text': {
    fr: 'Texte de l’avenant {n}',
    en: 'Text of the amendment {n}',
    short: { fr: 'Texte de l’avenant', en: 'Text of the amendment' },
  },
  'amendments.*.endDate': {
    fr: 'Avenant {n}\u00a0: nouvelle date de fin',
    en: 'Amendment {n}: new end date',
    short: { fr: 'Nouvelle date de fin', en: 'New end date' },
  },
  'amendments.*.changes': { fr: 'Avenant {n}\u00a0: changements', en: 'Amendment {n}: changes' },
  'amendments.*.before': { fr: 'Avenant {n}\u00a0: ce qui valait avant', en: 'Amendment {n}: what held before' },
  'amendments.*.signatures': { fr: 'Avenant {n}\u00a0: signatures', en: 'Amendment {n}: signatures' },
  pendingAmendment: { fr: 'Avenant à signer', en: 'Amendment to sign' },
  termination: { fr: 'Fin du mandat', en: 'End of the mandate' },
  'termination.kind': { fr: 'Cause de fin', en: 'Cause of the end' },
  'termination.date': { fr: 'Fin notée le', en: 'End noted on' },
  'termination.by': { fr: 'Lettre donnée par', en: 'Letter given by' },
  'termination.letterDate': { fr: 'Première présentation de la lettre', en: 'First presentation of the letter' },
  'termination.letterNumber': { fr: 'Numéro de la lettre recommandée', en: 'Number of the registered letter' },
  'termination.effectiveDate': {
    fr: 'Date de prise d’effet de la fin',
    en: 'Effective date of the end',
    short: { fr: 'Date de prise d’effet', en: 'Effective date' },
  },
  'termination.reason': { fr: 'Motif de fin', en: 'Reason of the end', short: { fr: 'Motif', en: 'Reason' } },
} as const satisfies FieldLabels;

/** Labels of facts about a mandate that are not fields. */
export const MANDATE_COMPUTED_LABELS = {
  propertyTitle: { fr: 'Titre du bien', en: 'Title of the property', short: { fr: 'Titre', en: 'Title' } },
  city: LOCATION_LABELS['location.city'],
  /** The next relevant day: of the term, the withdrawal, the notice… */
  clock: { fr: 'Échéance', en: 'Term' },
  reminder: { fr: 'Rappel de reconduction', en: 'Reminder of the renewal' },
  noticeEnd: { fr: 'Fin du préavis', en: 'End of the notice' },
  principalAddresses: { fr: 'Adresses des mandants', en: 'Addresses of the principals' },
  createdTime: { fr: 'Créé le', en: 'Created on' },
  modifiedTime: { fr: 'Modifié le', en: 'Modified on' },
} as const satisfies FieldLabels;

/** Labels of everything that lists, sheets and exports show about a mandate, by path. */
export const MANDATE_LABELS = { ...MANDATE_FIELD_LABELS, ...MANDATE_COMPUTED_LABELS };

/** The French labels of a mandate's fields. */
export const FRENCH_MANDATE_LABELS = labelsIn(MANDATE_LABELS, 'fr');
