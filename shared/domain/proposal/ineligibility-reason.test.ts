import { contactIneligibility, nextMailAt, pairIneligibility, type PairState } from './ineligibility-reason';
import { DEFAULT_MAIL_SETTINGS } from './mail-settings.schema';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const RULES = { ...DEFAULT_MAIL_SETTINGS, maxMails: 2, capDays: 7, againDays: 30 };
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 + ms).toISOString();
const consent = (hasConsent: boolean) => ({
  channel: 'EMAIL' as const,
  given: hasConsent,
  date: '2026-01-05',
  proof: 'Formulaire',
});
const contact = (overrides: object = {}) => ({
  email: 'a@x.test',
  archived: false,
  consents: [consent(true)],
  ...overrides,
});

describe('the number of messages', () => {
  it('is counted over exactly so many days', () => {
    expect(nextMailAt([ago(1), ago(6)], RULES, NOW)?.toISOString()).toBe(ago(-1));
    expect(nextMailAt([ago(1), ago(7)], RULES, NOW)).toBeNull();
    expect(nextMailAt([ago(1), ago(7, 1)], RULES, NOW)).not.toBeNull();
    expect(nextMailAt([ago(1)], RULES, NOW)).toBeNull();
  });

  it('waits for the message whose age frees a place, not for the oldest', () => {
    expect(nextMailAt([ago(6), ago(5), ago(4)], RULES, NOW)?.toISOString()).toBe(ago(-2));
  });
});

describe('a customer', () => {
  const code = (overrides: object, means: 'EMAIL' | 'PHONE' = 'EMAIL', sentTimes: string[] = []) =>
    contactIneligibility({ contact: contact(overrides), means, sent: sentTimes }, RULES, NOW)?.code ?? null;

  it('is eligible for e-mail with an address, a consent, and not too many messages', () => {
    expect(code({})).toBeNull();
    expect(code({ email: null })).toBe('NO_EMAIL');
    expect(code({ consents: [] })).toBe('NO_CONSENT');
    expect(code({ consents: [{ ...consent(true), proof: '' }] })).toBe('NO_CONSENT');
    expect(code({ consents: [consent(true), { ...consent(false), date: '2026-01-06' }] })).toBe('NO_CONSENT');
    expect(code({ archived: true })).toBe('ARCHIVED');
    expect(code({}, 'EMAIL', [ago(1), ago(2)])).toBe('TOO_MANY_MAILS');
  });

  it('is eligible for other channels without any of that, unless archived', () => {
    expect(code({ email: null, consents: [] }, 'PHONE', [ago(1), ago(2)])).toBeNull();
    expect(code({ archived: true }, 'PHONE')).toBe('ARCHIVED');
  });

  it('is refused in a sentence with the first possible day', () => {
    expect(
      contactIneligibility({ contact: contact(), means: 'EMAIL', sent: [ago(1), ago(2)] }, RULES, NOW)?.message,
    ).toBe('Ce contact a déjà reçu 2\u00a0messages en 7\u00a0jours\u00a0: prochain envoi possible le 26/11/2026.');
  });
});

describe('a pair', () => {
  const property = {
    reference: 'V1',
    price: 200_000,
    contactTypes: { '7': ['OWNER' as const], '8': ['TENANT' as const] },
  };
  const code = (state: Partial<PairState> | null, means: 'EMAIL' | 'PHONE' = 'EMAIL', contactId = 9) =>
    pairIneligibility(
      { means, contactId, property, state: state && { status: 'PROPOSED', price: 200_000, mailed: null, ...state } },
      RULES,
      NOW,
    )?.code ?? null;

  it('is ineligible for the property’s owner', () => {
    expect([code(null, 'EMAIL', 7), code(null, 'EMAIL', 8), code(null)]).toEqual(['OWNER', null, null]);
  });

  it('is eligible again after exactly so many days, or at a lower price', () => {
    expect(code({ mailed: ago(30, 1) })).toBe('ALREADY_SENT');
    expect(code({ mailed: ago(30) })).toBeNull();
    expect(code({ mailed: ago(1), price: 200_000.01 })).toBeNull();
    expect(code({ mailed: ago(1), price: 199_999 })).toBe('ALREADY_SENT');
    expect(code({ mailed: ago(1), price: null })).toBe('ALREADY_SENT');
    expect(code({ mailed: ago(1) }, 'PHONE')).toBeNull();
  });

  it('that was refused or visited needs a lower price; one with an offer stays ineligible', () => {
    expect(code({ status: 'REFUSED' }, 'PHONE')).toBe('ALREADY_REFUSED');
    expect(code({ status: 'REFUSED', price: 210_000 })).toBeNull();
    expect(code({ status: 'VISITED', price: null })).toBe('ALREADY_VISITED');
    expect(code({ status: 'OFFER', price: 210_000 })).toBe('OFFER_MADE');
  });
});
