import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import type { MandateFields } from '@pignon/shared/domain/mandate/mandate.schema';
import type { GivenNotice } from '@pignon/shared/domain/mandate/mandate-write.schema';
import sql from 'sql-template-tag';
import { mandateFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { MandateWorld } from '../../../../test/mandate-world';
import { insertManyProperties } from '../../property/property.service';
import { giveNotice } from '../notice/give-notice.service';
import { insertManyMandates } from '../mandate.service';
import { signMandate } from '../sign/sign-mandate.service';
import { processMandateDeadlines } from './mandate-deadlines.service';

/** Fifteen months with the leap day of 2028 in them. */
const FIRST = '2027-08-31';
const LAST = '2028-11-30';

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
  await m.begin();
});
afterAll(() => m.world.close());

/** Four in the morning in France: the job has run before the agency opens. */
const at = (day: string) => new Date(Date.parse(startOfDay(day)) + 4 * 3_600_000);
const actor = (day: string) => ({
  ...SOMEBODY,
  at: new Date(Date.parse(startOfDay(day)) + 10 * 3_600_000).toISOString(),
});

interface ScheduledMandate {
  propertyRef: string;
  signed: string;
  fields: Partial<MandateFields>;
  letter?: { on: string } & Partial<GivenNotice>;
  /** Events written by the job, by day. */
  days: Record<string, string>;
}

const QUARTER = { startDate: null, endDate: null, durationMonths: 3 };
const RENEWED = 'renewed until';

/** Each on a property of its own, so that none excludes another. */
const SCHEDULE: readonly ScheduledMandate[] = [
  {
    propertyRef: 'A',
    signed: FIRST,
    fields: { ...QUARTER, type: 'EXCLUSIVE', renewal: true, offPremises: true },
    // signed on a 31st: terms on 30 November, 29 February (leap), 31 May, 31 August, 30 November
    days: {
      '2027-09-01': 'task RENEWAL',
      '2027-09-15': 'WITHDRAWAL',
      '2027-12-01': `${RENEWED} 2028-02-29; task IRREVOCABILITY; task RENEWAL`,
      '2028-03-01': `${RENEWED} 2028-05-31; task RENEWAL`,
      '2028-06-01': `${RENEWED} 2028-08-31; task RENEWAL`,
      '2028-09-01': `${RENEWED} 2028-11-30; task RENEWAL`,
    },
  },
  {
    propertyRef: 'B',
    signed: '2027-12-10',
    fields: { ...QUARTER, durationMonths: 6, type: 'EXCLUSIVE', renewal: true, offPremises: true },
    // 14 days after the 10th is Friday 24 December, a working day
    letter: { on: '2028-05-20', kind: 'NON_RENEWAL', by: 'PRINCIPAL' },
    days: {
      '2027-12-25': 'WITHDRAWAL',
      '2028-03-10': 'task RENEWAL',
      '2028-03-11': 'task IRREVOCABILITY',
      '2028-06-11': 'EXPIRED',
    },
  },
  {
    propertyRef: 'C',
    signed: '2027-12-11',
    fields: { ...QUARTER, durationMonths: 12, type: 'EXCLUSIVE', offPremises: true },
    // 14 days later is Saturday 25 December: the period is extended to Monday the 27th
    letter: { on: '2028-03-13', kind: 'NOTICE', by: 'AGENCY' },
    days: { '2027-12-28': 'WITHDRAWAL', '2028-03-12': 'task IRREVOCABILITY', '2028-03-28': 'CLOSED' },
  },
  {
    propertyRef: 'D',
    signed: '2027-11-29',
    fields: { ...QUARTER, type: 'NON_EXCLUSIVE', renewal: false },
    // three months from 29 November end on the leap day
    days: { '2028-03-01': 'EXPIRED' },
  },
  {
    propertyRef: 'E',
    signed: '2027-09-15',
    fields: {
      ...QUARTER,
      type: 'PARTNER',
      renewal: true,
      partner: {
        agencyName: 'Agence des Halles',
        cardNumber: 'CPI 6401',
        mandateNumber: '88',
        mandateDate: '2027-09-01',
        feeShare: 40,
      },
    },
    days: { '2027-12-16': 'EXPIRED' },
  },
  {
    propertyRef: 'G',
    signed: '2027-10-18',
    fields: { ...QUARTER, type: 'NON_EXCLUSIVE', renewal: false, offPremises: true },
    // 14 days later is All Saints', a Monday: the period is extended to Tuesday
    days: { '2027-11-03': 'WITHDRAWAL', '2028-01-19': 'EXPIRED' },
  },
  {
    propertyRef: 'H',
    signed: '2028-05-11',
    fields: { ...QUARTER, type: 'NON_EXCLUSIVE', renewal: false, offPremises: true },
    // 14 days later is Ascension, a Thursday: the period is extended to Friday
    days: { '2028-05-27': 'WITHDRAWAL', '2028-08-12': 'EXPIRED' },
  },
  {
    propertyRef: 'F',
    signed: '2028-02-29',
    fields: { ...QUARTER, type: 'NON_EXCLUSIVE', durationMonths: 6, renewal: true },
    // notice on this day: a simple mandate without irrevocable period; the day after, the notice includes the leap day
    letter: { on: '2028-03-01', kind: 'NOTICE', by: 'PRINCIPAL' },
    days: { '2028-03-16': 'CLOSED' },
  },
];

const idOf = new Map<string, number>();

async function sign({ propertyRef, signed, fields }: ScheduledMandate): Promise<void> {
  const [id = 0] = await m.world.db.tx(async (tx) => {
    const contactTypes = { [m.anne]: ['OWNER' as const] };
    await insertManyProperties(tx, SOMEBODY, [{ reference: propertyRef, fields: propertyFields({ contactTypes }) }]);
    return insertManyMandates(tx, actor(signed), [
      { fields: mandateFields({ propertyRef, counterParts: [m.anne], ...fields }) },
    ]);
  });
  idOf.set(propertyRef, id);
  const signers = [{ contactId: m.anne }];
  // a delegation is signed without the other agency's authorisation in the folder, as a manager may
  const acceptedMissing = fields.type === 'PARTNER' && { reason: 'Autorisation attendue.', isManager: true };
  await m.world.db.tx((tx) =>
    signMandate(tx, actor(signed), { propertyRef, version: null, signers, ...acceptedMissing }),
  );
}

async function post({ propertyRef, letter }: ScheduledMandate): Promise<void> {
  const { on = '', ...given } = letter ?? {};
  const notice = { kind: 'NOTICE' as const, by: 'PRINCIPAL' as const, letterNumber: '1A', reason: 'x', ...given };
  await m.world.db.tx((tx) =>
    giveNotice(tx, actor(on), {
      id: idOf.get(propertyRef) ?? 0,
      version: null,
      notice: { ...notice, letterDate: on },
    }),
  );
}

interface JournalLine {
  target: string;
  type: string;
  title: string;
}

const KINDS: readonly [RegExp, string][] = [
  [/reconduit jusqu’au (\d\d)\/(\d\d)\/(\d{4})/, 'renewed until $3-$2-$1'],
  [/rétractation est écoulé/, 'WITHDRAWAL'],
  [/le préavis est écoulé/, 'CLOSED'],
  [/expiré pour/, 'EXPIRED'],
  [/rappeler au mandant la reconduction/, 'task RENEWAL'],
  [/faire le point/, 'task IRREVOCABILITY'],
];

/** Reads the job's texts since an event, by property. */
async function textsSince(last: number): Promise<Map<string, string>> {
  const rows = await m.world.db
    .query<JournalLine>(sql`select target, type, title from event join event_link on event_id = id
    where kind = 'property' and id > ${last} and title !~ 'irrévocabilité a pris fin' order by id`);
  const warnings = new Map<string, string>();
  for (const { target, title } of rows) {
    const [pattern, words] = KINDS.find(([each]) => each.test(title)) ?? [];
    const text = pattern && words ? (pattern.exec(title)?.[0] ?? '').replace(pattern, words) : title;
    warnings.set(target, [...(warnings.has(target) ? [warnings.get(target)] : []), text].join('; '));
  }
  return warnings;
}

const lastEvent = async () =>
  (await m.world.db.query<{ last: number }>(sql`select coalesce(max(id), 0) as last from event`))[0]?.last ?? 0;

it('applies every reminder, renewal, term and notice on its day over fifteen months, and on no other', async () => {
  const eventsByProperty: Record<string, Record<string, string>> = Object.fromEntries(
    SCHEDULE.map(({ propertyRef }) => [propertyRef, {}]),
  );
  for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
    const before = await lastEvent();
    await processMandateDeadlines(m.world.db, at(day));
    for (const [reference, text] of await textsSince(before)) (eventsByProperty[reference] ??= {})[day] = text;
    for (const scheduledMandate of SCHEDULE.filter(({ signed }) => signed === day)) await sign(scheduledMandate);
    for (const scheduledMandate of SCHEDULE.filter(({ letter }) => letter?.on === day)) await post(scheduledMandate);
  }
  expect(eventsByProperty).toEqual(Object.fromEntries(SCHEDULE.map(({ propertyRef, days }) => [propertyRef, days])));
}, 120_000);
