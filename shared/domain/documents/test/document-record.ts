import { EMPTY_AGENCY } from '../../agency/empty-agency';
import type { AgencyFields } from '../../agency/agency.schema';
import { lettingTermsOf } from '../../mandate/letting/letting-terms';
import { USUAL_MANAGEMENT } from '../../mandate/management/management-terms';
import type { Mandate } from '../../mandate/mandate.schema';
import { completeDraft } from '../../property/property-draft';
import { complianceMentions } from '../../property/compliance/mentions/mentions';
import type { Property } from '../../property/property.schema';
import { composeMandate } from '../mandate/compose-mandate';
import { propertySheet } from '../property-sheet';
import { registerPaper } from '../register-paper';
import { signedVoucher, voucherPaper } from '../voucher-paper';
import { windowCard } from '../window-card';
import { aMandate, aPrincipal, aRegisterLine, aTermination, mandateFacts, PARTNER } from './mandates';
import { anAgency, aVisit } from './document-fixtures';
import { aProperty, aRental } from '../../property/test/a-property';

const DAY = '2026-11-21';

const lot = { lots: 47, yearlyCharges: 770, procedure: true, procedureDetail: 'Plan de sauvegarde voté.' };
const apartment = aProperty({ propertyType: 'APARTMENT', coOwnership: lot });
const company = aPrincipal({ title: 'COMPANY', company: 'SCI Éole', firstName: 'Jean', lastName: 'Ospital' });
const couple = aPrincipal({
  title: 'MR_AND_MRS',
  birth: null,
  maritalStatus: null,
  secondPerson: { title: 'MR', firstName: 'Peio', lastName: 'Harispe', email: null },
});
const OFF_PREMISES = {
  type: 'NON_EXCLUSIVE',
  feeType: 'SELLER',
  offPremises: true,
  withdrawalUntil: '2026-11-17',
  immediateExecution: true,
  renewal: true,
  startDate: null,
  endDate: null,
  durationMonths: 6,
  amendments: [{ date: '2027-02-01', text: 'Prix ramené à 250 000 €.', endDate: '2027-05-03' }],
} as const;
const RENT = {
  transactionType: 'RENT',
  type: 'NON_EXCLUSIVE',
  price: 785,
  letting: { ...lettingTermsOf(aRental()), negotiationFee: 150 },
} as const;
const MANAGED = {
  register: 'G',
  irrevocableUntil: null,
  management: {
    ...USUAL_MANAGEMENT,
    powers: [...USUAL_MANAGEMENT.powers, 'CLAIM'],
    feeRate: 7.2,
    account: 'Banque du littoral, FR76 3000 4000 0100 0012 3456 789',
    worksLimit: 300,
    guaranteeRate: 2.5,
  },
} as const satisfies Partial<Mandate>;
const UNSIGNED = { status: 'PENDING', registerNumber: null, registerDate: null, signatures: [] } as const;

function mandatePapers(): Record<string, object> {
  const paper = (...args: Parameters<typeof mandateFacts>) => composeMandate(mandateFacts(...args), 'l’agence');
  return {
    'mandate-sale': paper(),
    'mandate-sale-off-premises': paper(
      { ...OFF_PREMISES, amendments: [...OFF_PREMISES.amendments] },
      { property: apartment },
    ),
    'mandate-sale-agreed-fees': paper({ feeType: 'SHARED', commissionAmount: 12_000, buyerShare: 60 }),
    'mandate-sale-shared-fees': paper({ feeType: 'SHARED', counterParts: [12, 13] }, { principals: [couple, company] }),
    'mandate-rental': paper(RENT, { property: aRental() }),
    'mandate-management': paper({ ...RENT, ...MANAGED }, { property: aRental() }),
    'mandate-partner': paper(PARTNER),
    'mandate-partner-rental': paper(
      { ...PARTNER, ...RENT, type: 'PARTNER' },
      { property: aRental(), principals: [company] },
    ),
    'mandate-unsigned': paper({ ...UNSIGNED, signatures: [] }, { agency: EMPTY_AGENCY, negotiators: [] }),
    'mandate-blank-sale': composeMandate(mandateFacts(null), null),
    'mandate-blank-rental': composeMandate(mandateFacts(null, { property: aRental(), agency: EMPTY_AGENCY }), null),
  };
}

const LINES = [
  aRegisterLine(1, { amendments: 2 }),
  aRegisterLine(2, { status: 'CLOSED', cancelled: true, termination: aTermination({ kind: 'WITHDRAWAL' }) }),
  aRegisterLine(5, {
    type: 'NON_EXCLUSIVE',
    transactionType: 'RENT',
    propertyType: 'APARTMENT',
    price: 785,
    status: 'SOLD',
  }),
  aRegisterLine(6, { price: null, startDate: null, endDate: null, status: 'EXPIRED', principals: [] }),
];

function sheet(property: Property, mode: 'PUBLIC' | 'INTERNAL') {
  const negotiator = {
    firstName: 'Claire',
    lastName: 'Etcheverry',
    email: 'claire@pignon.test',
    phoneNumbers: ['+33559000000'],
  };
  const counterParts = [{ contactId: 12, name: 'Maïalen Harispe', signed: true }];
  const internal = {
    contacts: [aPrincipal({ observation: 'Pressée de vendre.' })],
    mandates: [
      {
        ...aMandate(),
        renews: false,
        reminds: false,
        signatures: { given: 1, wanted: 1, agent: true },
        noticeEnd: null,
        propertyTitle: property.title,
        city: 'Bayonne',
        counterParts,
      },
    ],
  };
  return propertySheet({
    property,
    agency: anAgency(),
    mode,
    negotiator,
    photos: [{ name: '0.jpg', caption: 'Façade' }],
    day: DAY,
    internal,
  });
}

function otherPapers(): Record<string, object> {
  const portraitCard = { format: 'A4', orientation: 'portrait' } as const;
  const largeCard = { format: 'A3', orientation: 'landscape' } as const;
  const rented = { visit: aVisit({ id: 2, start: '2026-11-22T15:00:00.000Z', end: '2026-11-22T15:30:00.000Z' }) };
  const tour = [
    { visit: aVisit(), property: aProperty(), mandate: aMandate() },
    { ...rented, property: aRental(), mandate: aMandate({ registerNumber: 129 }) },
  ];
  const period = { from: '2026-11-01', to: '2026-12-31' };
  return {
    'sheet-sale': sheet(aProperty(), 'PUBLIC'),
    'sheet-flat-internal': sheet(apartment, 'INTERNAL'),
    'sheet-rental': sheet(aRental(), 'PUBLIC'),
    'card-sale': windowCard(aProperty(), anAgency(), portraitCard, ['0.jpg'], DAY),
    'card-rental': windowCard(aRental(), anAgency(), largeCard, [], DAY),
    'register-transaction': registerPaper(LINES, { register: 'T', ...period }, anAgency(), DAY),
    'register-empty': registerPaper([], { register: 'G' }, EMPTY_AGENCY, DAY),
    voucher: signedVoucher(
      voucherPaper({ tour, visitors: [couple], negotiators: ['Claire Etcheverry'], agency: anAgency() }),
      new Map([[0, { at: '2026-11-20T09:05:00.000Z' }]]),
    ),
  };
}

function mentions(): Record<string, object> {
  const agency: AgencyFields = anAgency({ feeScale: [{ kind: 'SALE', upTo: null, percent: 5, amount: null }] });
  const empty = (transactionType: 'SALE' | 'RENT') => ({
    ...completeDraft({ transactionType, title: '', coOwnership: { ...lot, procedureDetail: '' } }),
    price: null,
    mandateStatus: null,
    media: [],
  });
  return {
    'mentions-sale': complianceMentions(apartment, agency, DAY),
    'mentions-rental': complianceMentions(aRental(), agency, DAY),
    'mentions-empty-sale': complianceMentions(empty('SALE') as never, EMPTY_AGENCY, DAY),
    'mentions-empty-rental': complianceMentions(empty('RENT') as never, EMPTY_AGENCY, DAY),
  };
}

/** Prints a value as indented lines; no-break spaces are escaped. */
function outline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ` ${String(value)}`;
  const lines = Array.isArray(value)
    ? value.map((item) => `\n-${outline(item).replaceAll('\n', '\n  ')}`)
    : Object.entries(value).map(([key, item]) => `\n${key}:${outline(item).replaceAll('\n', '\n  ')}`);
  return lines.length === 0 ? ' none' : lines.join('');
}

const SPACES: Readonly<Record<string, string>> = { '\u00a0': '\\u00a0', '\u202f': '\\u202f' };

/** Writes sample documents of properties, mandates and visits as text, by file name. */
export function paperRecord(): Record<string, string> {
  const papers = Object.entries({ ...mandatePapers(), ...otherPapers(), ...mentions() });
  return Object.fromEntries(
    papers.map(([name, paper]) => [
      `${name}.txt`,
      `${outline(paper).trim()}\n`.replaceAll(/[\u00a0\u202f]/g, (space) => SPACES[space] ?? space),
    ]),
  );
}
