import type { FieldLabels } from '../../common/fields/field-labels';
import type { PROPERTY_FIELDS } from '../property-catalogue';

type MoneyPath = Extract<keyof typeof PROPERTY_FIELDS, `${'financialInfo' | 'rentalInfo'}${string}`>;

/** Labels of a property's price, fees and terms of letting. */
export const MONEY_LABELS = {
  financialInfo: { fr: 'Prix et honoraires', en: 'Price and fees' },
  'financialInfo.priceNoFees': { fr: 'Prix hors honoraires', en: 'Price without fees' },
  'financialInfo.feeType': { fr: 'Paiement des honoraires', en: 'Payment of the fees' },
  'financialInfo.commissionRate': { fr: 'Taux d’honoraires', en: 'Fee rate' },
  'financialInfo.commissionAmount': { fr: 'Honoraires convenus', en: 'Agreed fees' },
  'financialInfo.buyerShare': {
    fr: 'Part de l’acquéreur dans les honoraires',
    en: 'Buyer’s share of the fees',
    short: { fr: 'Part acquéreur', en: 'Buyer’s share' },
  },
  'financialInfo.monthlyExpenses': {
    fr: 'Charges mensuelles',
    en: 'Monthly charges',
    short: { fr: 'Charges/mois', en: 'Charges/mo' },
  },
  'financialInfo.propertyTax': { fr: 'Taxe foncière', en: 'Property tax' },
  'financialInfo.priceHistory': { fr: 'Historique des prix', en: 'Price history' },
  'financialInfo.priceHistory.*': { fr: 'Historique des prix, ligne {n}', en: 'Price history, line {n}' },
  'financialInfo.priceHistory.*.at': {
    fr: 'Historique des prix, ligne {n}\u00a0: date',
    en: 'Price history, line {n}: date',
  },
  'financialInfo.priceHistory.*.price': {
    fr: 'Historique des prix, ligne {n}\u00a0: prix',
    en: 'Price history, line {n}: price',
  },
  rentalInfo: { fr: 'Conditions de location', en: 'Terms of the letting' },
  'rentalInfo.rent': { fr: 'Loyer hors charges', en: 'Rent without charges' },
  'rentalInfo.rentExcludingVat': {
    fr: 'Loyer hors taxes',
    en: 'Rent excluding VAT',
    short: { fr: 'Loyer HT', en: 'Rent excl. VAT' },
  },
  'rentalInfo.chargeMode': { fr: 'Règlement des charges', en: 'How charges are settled' },
  'rentalInfo.rentalFeeMode': { fr: 'Mode de calcul des honoraires', en: 'How fees are set' },
  'rentalInfo.deposit': { fr: 'Dépôt de garantie', en: 'Deposit', short: { fr: 'Dépôt', en: 'Deposit' } },
  'rentalInfo.furnished': {
    fr: 'Location meublée',
    en: 'Furnished letting',
    short: { fr: 'Meublée', en: 'Furnished' },
  },
  'rentalInfo.leaseType': { fr: 'Type de bail', en: 'Type of lease' },
  'rentalInfo.leaseMonths': { fr: 'Durée du bail', en: 'Duration of the lease' },
  'rentalInfo.rentControl': { fr: 'Encadrement du loyer', en: 'Rent control' },
  'rentalInfo.rentControl.referenceRent': { fr: 'Loyer de référence', en: 'Reference rent' },
  'rentalInfo.rentControl.referenceRentIncreased': { fr: 'Loyer de référence majoré', en: 'Increased reference rent' },
  'rentalInfo.rentControl.baseRent': { fr: 'Loyer de base', en: 'Base rent' },
  'rentalInfo.rentControl.complement': { fr: 'Complément de loyer', en: 'Rent complement' },
  'rentalInfo.tenantFee': { fr: 'Honoraires à la charge du locataire', en: 'Fees paid by the tenant' },
  'rentalInfo.inventoryFee': {
    fr: 'Honoraires à la charge du locataire\u00a0: dont état des lieux',
    en: 'Fees paid by the tenant: of which inventory',
    short: { fr: 'dont état des lieux, au locataire', en: 'of which inventory, for the tenant' },
  },
  'rentalInfo.landlordFee': {
    fr: 'Honoraires à la charge du bailleur',
    en: 'Fees paid by the landlord',
    short: { fr: 'Honoraires bailleur', en: 'Landlord’s fees' },
  },
  'rentalInfo.landlordInventoryFee': {
    fr: 'Honoraires à la charge du bailleur\u00a0: dont état des lieux',
    en: 'Fees paid by the landlord: of which inventory',
    short: { fr: 'dont état des lieux, au bailleur', en: 'of which inventory, for the landlord' },
  },
} as const satisfies FieldLabels<MoneyPath>;
