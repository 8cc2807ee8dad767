import type { ContactFields } from '../contact.schema';
import type { Criterion } from '../criterion.schema';
import { EMPTY_CONTACT } from '../draft-contact';
import { mergeConflicts, mergedContact, mergeProblem } from './merge-contacts';
import { mergeRefusal } from './merge-refusal';
import { CHOSEN_FIELDS } from './merge.enums';
import { MergeRequest, type MergeChoices } from './merge.schema';

type Some = Partial<ContactFields>;
const pair = (remainingContact: Some, merged: Some) => ({
  kept: { ...EMPTY_CONTACT, ...remainingContact },
  gone: { ...EMPTY_CONTACT, ...merged },
});
const merge = (remainingContact: Some, merged: Some, choices: MergeChoices = {}) =>
  mergedContact(pair(remainingContact, merged), choices);
const conflicts = (remainingContact: Some, merged: Some) =>
  mergeConflicts(pair(remainingContact, merged)).map(({ field }) => field);
const phone = (number: string, overrides: object = {}) => ({
  number,
  type: 'MOBILE' as const,
  main: false,
  note: '',
  ...overrides,
});
const comment = (createdTime: string, text: string, pinned = false) => ({ createdTime, text, pinned, author: null });
const price = (low: number): Criterion => ({ key: { type: 'NUMBER', key: 'PRICE' }, values: [low, 500_000] });

describe('the fields of two records of one person', () => {
  it('need no choice when one of them is empty, or both are equal', () => {
    expect(conflicts({ lastName: 'Etcheto' }, { firstName: 'Maïa', lastName: 'Etcheto', filters: [price(1)] })).toEqual(
      [],
    );
    expect(conflicts({ email: 'A@x.test' }, { email: 'a@X.test' })).toEqual([]);
    expect(conflicts({}, {})).toEqual([]);
  });

  it('are chosen where both differ, in the order of a record', () => {
    const one: Some = { title: 'MR', lastName: 'A', email: 'a@x.test', filters: [price(1)], observation: 'a' };
    const other: Some = { title: 'MRS', lastName: 'B', email: 'b@x.test', filters: [price(2)], observation: 'b' };
    const conflictPaths = conflicts(one, other);
    expect(conflictPaths).toEqual(['title', 'lastName', 'email', 'filters', 'observation']);
    expect(conflictPaths).toEqual(CHOSEN_FIELDS.filter((field) => conflictPaths.includes(field)));
  });

  it('are taken from the record that has them', () => {
    expect(merge({ lastName: 'A' }, { lastName: '', source: 'Vitrine', company: 'SCI' })).toMatchObject({
      lastName: 'A',
      source: 'Vitrine',
      company: 'SCI',
    });
  });

  it('are as chosen, else those of the kept record', () => {
    const [one, other] = [
      { lastName: 'A', email: 'a@x.test' },
      { lastName: 'B', email: 'b@x.test' },
    ];
    expect(merge(one, other, { email: 'gone' })).toMatchObject({ lastName: 'A', email: 'b@x.test' });
    expect(merge(one, other, { lastName: 'kept', email: 'kept' })).toMatchObject(one);
  });

  it('ignore a choice without a conflict', () => {
    expect(merge({ lastName: 'A' }, {}, { lastName: 'gone' }).lastName).toBe('A');
  });

  it('keep both observations unless chosen otherwise, and only one when it contains the other', () => {
    expect(merge({ observation: 'a' }, { observation: 'b' }).observation).toBe('a\n\nb');
    expect(merge({ observation: 'a' }, { observation: 'b' }, { observation: 'gone' }).observation).toBe('b');
    expect(merge({ observation: 'Clé sous le pot' }, { observation: 'sous' }).observation).toBe('Clé sous le pot');
    expect(merge({ observation: 'pot' }, { observation: 'Clé sous le pot' }).observation).toBe('Clé sous le pot');
  });

  it('propose the earlier follow-up', () => {
    const days = (remainingContact: string, merged: string) =>
      merge({ nextFollowUp: remainingContact }, { nextFollowUp: merged }).nextFollowUp;
    expect(days('2026-12-02', '2026-12-01')).toBe('2026-12-01');
    expect(days('2026-12-01', '2026-12-02')).toBe('2026-12-01');
  });
});

describe('the lists of two records of one person', () => {
  it('contain the types of both, in their usual order', () => {
    expect(merge({ contactType: ['OWNER'] }, { contactType: ['CUSTOMER', 'OWNER'] }).contactType).toEqual([
      'CUSTOMER',
      'OWNER',
    ]);
  });

  it('contain telephones once each, with one main number and the notes', () => {
    const [a, b] = ['+33600000001', '+33600000002'];
    const survivorPhones = [phone(a, { main: true })];
    const mergedPhones = [phone(b, { main: true }), phone(a, { note: 'Le soir' })];
    expect(merge({ phone: survivorPhones }, { phone: mergedPhones }).phone).toEqual([
      phone(a, { main: true, note: 'Le soir' }),
      phone(b, { main: false }),
    ]);
    expect(merge({}, { phone: mergedPhones }).phone).toEqual(mergedPhones);
  });

  it('contain comments once each, pinned first, then newest first', () => {
    const [olderComment, laterComment, pinned] = [
      comment('2026-01-01', 'a'),
      comment('2026-03-01', 'c'),
      comment('2026-02-01', 'b', true),
    ];
    expect(merge({ comments: [olderComment] }, { comments: [laterComment, pinned, olderComment] }).comments).toEqual([
      pinned,
      laterComment,
      olderComment,
    ]);
  });

  it('are archived only when both were', () => {
    const archived = [
      [true, true, true],
      [true, false, false],
      [false, true, false],
    ] as const;
    for (const [survivorPhones, mergedPhones, expected] of archived)
      expect(merge({ archived: survivorPhones }, { archived: mergedPhones }).archived).toBe(expected);
  });
});

describe('the result of a merge', () => {
  const phones = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => phone(`+336000000${String(from + index).padStart(2, '0')}`));

  it('may reach the maximum of one record', () => {
    expect(mergeProblem(merge({ phone: phones(10, 0) }, { phone: phones(10, 10) }))).toBeNull();
    expect(mergeProblem(merge({ phone: phones(10, 0) }, { phone: phones(11, 10) }))).toMatchObject({ path: 'phone' });
  });

  it('reports which observation is too long', () => {
    const text = (letter: string, length: number) => ({ observation: letter.repeat(length) });
    expect(mergeProblem(merge(text('a', 5000), text('b', 4998)))).toBeNull();
    expect(mergeProblem(merge(text('a', 5000), text('b', 4999)))).toMatchObject({ path: 'observation' });
  });
});

describe('an impossible merge', () => {
  it('gives its reason', () => {
    expect(mergeRefusal({ erased: false, signedTogether: false })).toBeNull();
    expect(mergeRefusal({ erased: true, signedTogether: true })).toContain('effacées');
    expect(mergeRefusal({ erased: false, signedTogether: true })).toContain('mandat signé');
  });

  it('joins both values of observations only', () => {
    const parseMerge = (choices: object) =>
      MergeRequest.safeParse({ with: 2, versions: { kept: 1, gone: 1 }, choices }).success;
    expect(parseMerge({ observation: 'both', email: 'gone' })).toBe(true);
    expect(parseMerge({ email: 'both' })).toBe(false);
    expect(parseMerge({ version: 'gone' })).toBe(false);
  });
});
