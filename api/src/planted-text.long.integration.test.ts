import { HARMLESS, MARK, PAYLOADS, PERSON_MARK } from '../test/planted/payloads';
import { ofPerson } from '../test/planted/planted-world';
import { startCollector, type CollectedOutputs } from '../test/planted/walk-outputs';

/** Text of a property, which a CSV returns as it was typed. */
const MAX_TITLE_LENGTH = 200;
const MARKS = new RegExp(`${MARK}|${PERSON_MARK}`, 'i');

let outputs: Awaited<ReturnType<typeof startCollector>>;
let harmless: CollectedOutputs;
beforeAll(async () => {
  outputs = await startCollector();
  harmless = await outputs.walk(HARMLESS);
}, 120_000);
afterAll(() => outputs.close());

const formsOf = ({ readings }: CollectedOutputs) =>
  Object.fromEntries([...readings].map(([from, { form }]) => [from, form]));
const without = ({ readings }: CollectedOutputs) =>
  [...readings].filter(([, { texts }]) => !MARKS.test(texts.join(''))).map(([from]) => from);

it('reaches every output except the journal, which only names records', () => {
  expect(without(harmless)).toEqual(['GET audit.csv']);
});

it.each(Object.entries(PAYLOADS))(
  'stays plain text in every output: %s',
  async (_, payload) => {
    const collected = await outputs.walk(payload);
    expect(formsOf(collected)).toEqual(formsOf(harmless));
    expect(without(collected)).toEqual(without(harmless));
    expect(collected.names.filter((name) => /[\p{Cc}\p{Cf}\u2028\u2029"/\\<>]/u.test(name))).toEqual([]);
    expect(collected.readings.get('POST property/export')?.texts).toContain(payload.slice(0, MAX_TITLE_LENGTH));
    expect(collected.held.contact.observation).toBe(ofPerson(payload).slice(0, 10_000));
  },
  120_000,
);

it('is identical in a database restored from a backup', async () => {
  const [backup, again] = await outputs.backUpAndRestore(Object.values(PAYLOADS).join(' '));
  expect(backup.find(({ name }) => name === 'contact')?.rows).toBeGreaterThan(2);
  expect(again).toEqual(backup);
}, 120_000);
