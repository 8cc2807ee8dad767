import { NewEventSchema } from '@pignon/shared/domain/event/event-write.schema';
import { callTask } from './price-drop-events';

const DROP = { reference: 'V26-00042', before: 300_000, after: 261_250, transactionType: 'SALE' } as const;
const at = (now: string, postcode: string) => ({ now: new Date(now), place: { insee: null, postcode } });
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the event planned after a price drop', () => {
  it('is a call on the next working day, assigned to the customer’s negotiator', () => {
    // a Friday evening in France
    const task = callTask(DROP, { id: 7, negotiator: 'nora@pignon.test' }, at('2026-11-20T21:00:00.000Z', '64100'));
    expect(task).toMatchObject({ type: 'TASK', due: '2026-11-23T08:00:00.000Z', user: 'nora@pignon.test' });
    expect(spaced(task.title)).toBe('Appeler pour proposer : bien V26-00042, prix passé de 300 000 € à 261 250 €');
    expect(task.links).toEqual([
      { kind: 'property', id: 'V26-00042' },
      { kind: 'contact', id: '7' },
    ]);
    expect(NewEventSchema.safeParse(task).success).toBe(true);
  });

  it('states that a rent is monthly', () => {
    const drop = { reference: 'L26-00007', before: 850, after: 790, transactionType: 'RENT' } as const;
    const { title } = callTask(drop, { id: 7, negotiator: null }, at('2026-11-20T21:00:00.000Z', '64100'));
    expect(spaced(title)).toBe('Appeler pour proposer : bien L26-00007, loyer passé de 850 €/mois à 790 €/mois');
  });

  it('skips the holidays of the agency’s location', () => {
    const due = (postcode: string) =>
      callTask(DROP, { id: 7, negotiator: null }, at('2027-03-25T10:00:00.000Z', postcode)).due;
    expect(due('64100')).toBe('2027-03-26T08:00:00.000Z');
    expect(due('67000')).toBe('2027-03-30T07:00:00.000Z');
  });

  it('is assigned to its author when the customer has no negotiator', () => {
    expect(callTask(DROP, { id: 7, negotiator: null }, at('2026-11-20T21:00:00.000Z', '64100'))).not.toHaveProperty(
      'user',
    );
  });
});
