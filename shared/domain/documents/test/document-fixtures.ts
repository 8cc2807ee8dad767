import type { AgencyFields } from '../../agency/agency.schema';
import { EMPTY_AGENCY } from '../../agency/empty-agency';
import type { Visit } from '../../visit/visit.schema';

/** An agency with all data that documents need. */
export function anAgency(overrides: Partial<AgencyFields> = {}): AgencyFields {
  return {
    ...EMPTY_AGENCY,
    name: 'Pignon Côte basque',
    legalName: 'Pignon Côte basque SARL',
    legalForm: 'SARL au capital de 10\u202f000\u00a0€',
    address: { street: '12 avenue de l’Océan', postcode: '64200', city: 'Biarritz' },
    phone: '+33536490064',
    email: 'bonjour@pignon.test',
    rcs: '000\u00a0000\u00a0067 RCS Bayonne',
    professionalCard: { number: 'CPI 6401 2026 000 000 064', chamber: 'CCI de Bayonne', kinds: ['T', 'G'] },
    guarantor: { name: 'Garantie mutuelle', address: '1 place de la Garantie, 75009 Paris', amount: 120_000 },
    insurer: { name: 'Assurance du littoral', address: null, policy: 'RCP 64' },
    mediator: {
      name: 'Médiation de l’immobilier',
      address: '3 rue de la Conciliation, 75010 Paris',
      url: 'https://mediation.test',
    },
    dataProtection: { contact: 'Référent données', email: 'donnees@pignon.test' },
    feeScaleUrl: 'https://pignon.test/honoraires',
    ...overrides,
  };
}

/** A planned first visit by default. */
export const aVisit = (overrides: Partial<Visit> = {}): Visit => ({
  id: 1,
  groupId: '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11',
  propertyRef: 'V26-00042',
  contactIds: [12],
  negotiator: 'claire@pignon.test',
  start: '2026-11-20T09:00:00.000Z',
  end: '2026-11-20T09:45:00.000Z',
  kind: 'FIRST',
  status: 'PLANNED',
  cancelReason: null,
  voucherSignedAt: null,
  feedback: null,
  createdTime: '2026-11-20T09:00:00.000Z',
  modifiedTime: '2026-11-20T09:00:00.000Z',
  version: 1,
  ...overrides,
});

/** A public photograph of the outside. */
export const A_PICTURE = {
  key: 'k',
  path: 'facade.jpg',
  mimeType: 'image/jpeg',
  width: 1,
  height: 1,
  caption: '',
  metadata: ['PUBLIC' as const],
  crop: null,
  expiration: null,
};
