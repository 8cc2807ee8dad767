import { legalCases } from '../../law/legal-cases';
import { agreedTo } from '../consent';
import type { ConsentChannel } from '../contact.enums';
import type { Contact } from '../contact.schema';
import { retentionOf, type RetainedMandate } from './retention.rules';
import { isInactive } from './inactivity.rules';

const mandate = (over: Partial<RetainedMandate>): RetainedMandate => ({
  id: 1,
  propertyRef: 'V20-00001',
  status: 'CLOSED',
  register: 'T',
  registerNumber: 12,
  registerDate: '2020-01-10T10:00:00.000Z',
  endDate: '2020-07-10',
  signatures: [],
  statusHistory: [],
  amendments: [],
  termination: null,
  ...over,
});

const TEN = 'décret 72-678, art. 72: ten years';
const keeping = (
  name: string,
  over: Partial<RetainedMandate>,
  today: string,
  expected: string | null,
  source: string,
) => ({
  name: `${name}, on ${today}`,
  input: { over, today },
  expected,
  source,
});

const mandates = legalCases({
  chapter: 'GDPR terms',
  rule: ({ over, today }: { over: Partial<RetainedMandate>; today: string }) =>
    retentionOf([mandate(over)], today).civilStatusUntil,
  cases: [
    keeping('a mandate that ended', {}, '2026-11-24', '2030-07-10', `${TEN} from 10 July 2020`),
    keeping('a mandate on the last day', {}, '2030-07-09', '2030-07-10', `${TEN} from 10 July 2020`),
    keeping('a mandate ten years after', {}, '2030-07-10', null, `${TEN} are over`),
    keeping(
      'a mandate that ended on 29 February',
      { endDate: '2024-02-29' },
      '2026-11-24',
      '2034-02-28',
      `${TEN}; CPC, art. 641: the last day of the month`,
    ),
    keeping(
      'a mandate terminated later',
      {
        termination: {
          kind: 'OTHER',
          by: null,
          letterDate: null,
          letterNumber: null,
          date: '2022-03-01',
          effectiveDate: '2022-03-01',
          reason: '',
        },
      },
      '2026-11-24',
      '2032-03-01',
      `${TEN} from its end`,
    ),
    keeping(
      'a mandate signed at 23:30 in Paris',
      { endDate: null, registerDate: '2024-06-30T21:30:00.000Z' },
      '2026-11-24',
      '2034-06-30',
      `${TEN}; 21:30 UTC in June is 23:30 in Paris`,
    ),
    keeping(
      'a mandate signed after midnight in Paris',
      { endDate: null, registerDate: '2024-06-30T22:30:00.000Z' },
      '2026-11-24',
      '2034-07-01',
      `${TEN}; 22:30 UTC in June is 0:30 on the next day`,
    ),
    keeping(
      'a draft that nobody signed',
      { registerNumber: null, registerDate: null },
      '2026-11-24',
      null,
      'RGPD, art. 5 § 1 e: nothing obliges',
    ),
  ],
});

const FIVE = 'code monétaire et financier, L561-12: five years from the end of the relation';
const identity = (
  name: string,
  received: string,
  today: string,
  ended: string | null,
  expected: string | null,
  explanation: string,
) => ({
  name: `${name}, on ${today}`,
  input: { received, today, ended },
  expected,
  source: `${FIVE}; ${explanation}`,
});

const identities = legalCases({
  chapter: 'GDPR terms',
  rule: ({ received, today, ended }: { received: string; today: string; ended: string | null }) =>
    retentionOf(ended === null ? [] : [mandate({ endDate: ended })], today).identityUntil(received),
  cases: [
    identity(
      'a proof with a mandate',
      '2020-01-05',
      '2024-01-01',
      '2020-07-10',
      '2025-07-10',
      'the mandate ended on 10 July 2020',
    ),
    identity(
      'a proof on its last day',
      '2020-01-05',
      '2025-07-09',
      '2020-07-10',
      '2025-07-10',
      'the mandate ended on 10 July 2020',
    ),
    identity(
      'a proof five years after',
      '2020-01-05',
      '2025-07-10',
      '2020-07-10',
      null,
      'the mandate ended on 10 July 2020',
    ),
    identity(
      'a proof received after the end',
      '2021-02-01',
      '2024-01-01',
      '2020-07-10',
      '2026-02-01',
      'the later of both',
    ),
    identity('a proof without a mandate', '2023-04-15', '2026-11-24', null, '2028-04-15', 'from its receipt'),
  ],
});

const CNIL = 'CNIL, référentiel relatif à la gestion commerciale (2021): three years from the last contact';

const silence = legalCases({
  chapter: 'GDPR terms',
  rule: ({ last, today }: { last: string; today: string }) => isInactive(last, today),
  cases: (
    [
      ['2023-11-24', '2026-11-24', true],
      ['2023-11-25', '2026-11-24', false],
      ['2023-11-23', '2026-11-24', true],
      ['2024-02-29', '2027-02-27', false],
      ['2024-02-28', '2027-02-28', true],
      ['2026-11-24', '2026-11-24', false],
      ['2020-01-01', '2026-11-24', true],
    ] as const
  ).map(([last, today, expected]) => ({
    name: `the last contact on ${last}, looked at on ${today}`,
    input: { last, today },
    expected,
    source: CNIL,
  })),
});

type Consents = Contact['consents'];
const consentOf = (
  channel: ConsentChannel,
  hasConsent: boolean,
  date: string,
  proof = 'Formulaire',
): Consents[number] => ({
  channel,
  given: hasConsent,
  date,
  proof,
});
const PHONE = 'code de la consommation, L223-1 (loi 2025-594, since 11 August 2026)';
const EMAIL = 'CPCE, L34-5';
const agreementCase = (
  name: string,
  consents: Consents,
  channel: ConsentChannel,
  expected: boolean,
  source: string,
) => ({
  name,
  input: { consents, channel },
  expected,
  source,
});
const YES = consentOf('PHONE', true, '2026-09-01T09:00:00.000Z');
const NO = consentOf('PHONE', false, '2026-10-01T09:00:00.000Z');
const AGAIN = consentOf('PHONE', true, '2026-11-01T09:00:00.000Z');

const consent = legalCases({
  chapter: 'GDPR terms',
  rule: ({ consents, channel }: { consents: Consents; channel: ConsentChannel }) => agreedTo(consents, channel),
  cases: [
    agreementCase('a call to somebody who said nothing', [], 'PHONE', false, `${PHONE}: prior consent`),
    agreementCase('a call to somebody who agreed', [YES], 'PHONE', true, PHONE),
    agreementCase(
      'a call to somebody of whom nothing proves that they agreed',
      [consentOf('PHONE', true, '2026-09-01T09:00:00.000Z', '')],
      'PHONE',
      false,
      `${PHONE}: a consent that can be proved`,
    ),
    agreementCase('a call to somebody who took it back', [YES, NO], 'PHONE', false, `${PHONE}: consent is revocable`),
    agreementCase(
      'a call, whatever the order of the record',
      [NO, YES],
      'PHONE',
      false,
      `${PHONE}: the later word counts`,
    ),
    agreementCase(
      'a call to somebody who agreed again',
      [YES, NO, AGAIN],
      'PHONE',
      true,
      `${PHONE}: the later word counts`,
    ),
    agreementCase(
      'a call to somebody who agreed to e-mail',
      [consentOf('EMAIL', true, '2026-09-01T09:00:00.000Z')],
      'PHONE',
      false,
      `${PHONE}: consent is specific`,
    ),
    agreementCase('an e-mail to somebody who said nothing', [], 'EMAIL', false, EMAIL),
    agreementCase(
      'an e-mail to somebody who agreed',
      [consentOf('EMAIL', true, '2026-09-01T09:00:00.000Z')],
      'EMAIL',
      true,
      EMAIL,
    ),
    agreementCase(
      'an e-mail to somebody who agreed to calls',
      [YES],
      'EMAIL',
      false,
      `${EMAIL}: consent is specific (RGPD, art. 4, 11)`,
    ),
    agreementCase('a text message to somebody who said nothing', [], 'SMS', false, `${EMAIL}: text messages too`),
  ],
});

export const cases = [mandates, identities, silence, consent];
