import { AgencyFieldsSchema, AgencyPatch, AgencySchema, FeeStepSchema } from './agency.schema';
import { EMPTY_AGENCY } from './empty-agency';
import { highestFee } from './fee-scale';
import { isSiret } from './siret';

const step = (overrides: object) => ({ kind: 'SALE' as const, upTo: null, percent: null, amount: null, ...overrides });

describe('agency settings', () => {
  it('are complete before the first change', () => {
    expect(AgencySchema.parse({ ...EMPTY_AGENCY, version: 0, modifiedTime: null })).toMatchObject(EMPTY_AGENCY);
  });

  it('may be changed one by one, but never to an agency without a name', () => {
    expect(AgencyPatch.parse({ phone: '+33559000000' })).toEqual({ phone: '+33559000000' });
    expect(AgencyPatch.safeParse({ name: '  ' }).success).toBe(false);
    expect(AgencyPatch.safeParse({ colour: 'red' }).success).toBe(false);
    expect(AgencyFieldsSchema.safeParse(EMPTY_AGENCY).success).toBe(false);
  });

  it('parse numbers as people type them', () => {
    expect(AgencyPatch.parse({ siret: '000 000 067 00017', vat: 'fr 19 000000067' })).toEqual({
      siret: '00000006700017',
      vat: 'FR19000000067',
    });
    expect(AgencyPatch.safeParse({ siret: '000 000 067 00018' }).error?.issues[0]?.message).toBe(
      'Numéro SIRET invalide',
    );
  });

  it.each(['data:image/svg+xml;base64,PHN2Zz4=', 'https://x.test/logo.png', 'data:image/png;base64,<script>'])(
    'refuse the logo %s',
    (logo) => {
      expect(AgencyPatch.safeParse({ logo }).success).toBe(false);
    },
  );

  it('require a share or a sum for a step of the scale, not both', () => {
    expect(FeeStepSchema.safeParse(step({ percent: 5 })).success).toBe(true);
    expect(FeeStepSchema.safeParse(step({ amount: 5000 })).success).toBe(true);
    expect(FeeStepSchema.safeParse(step({})).success).toBe(false);
    expect(FeeStepSchema.safeParse(step({ percent: 5, amount: 5000 })).success).toBe(false);
  });
});

describe('a SIRET', () => {
  it.each([
    ['73282932000074', true],
    ['73282932000075', false],
    ['7328293200007', false],
    ['35600000000048', true],
    ['abcdefghijklmn', false],
  ])('%s is one: %s', (text, expected) => {
    expect(isSiret(text)).toBe(expected);
  });
});

describe('the highest fee of a scale', () => {
  const scale = [
    step({ percent: 4.5 }),
    step({ upTo: 200_000, percent: 6 }),
    step({ upTo: 60_000, amount: 5000 }),
    step({ kind: 'RENT', upTo: 20_000, percent: 15 }),
  ];

  it('is that of the lowest step that reaches the price, in any order of steps', () => {
    expect(highestFee(scale, 'SALE', 60_000)).toBe(5000);
    expect(highestFee(scale, 'SALE', 60_000.01)).toBe(3600);
    expect(highestFee(scale, 'SALE', 1_000_000)).toBe(45_000);
  });

  it('is unknown where the scale has no step', () => {
    expect(highestFee(scale, 'RENT', 20_001)).toBeNull();
    expect(highestFee([], 'SALE', 100)).toBeNull();
  });
});
