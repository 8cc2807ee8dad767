import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { legalCases } from '@pignon/shared/domain/law/legal-cases';
import { caseDb } from '../../../../test/case-db';
import { emptyDb } from '../../../../test/test-db';
import type { Db } from '../../../db/db';
import { writeAgency } from '../../agency/agency.repo';
import { takeRegisterNumber } from './register.repo';

/** A signature in a register; a failing one is rolled back after it took its number. */
type Step = CardKind | `${CardKind} fails`;

interface Registers {
  /** Next numbers of a register continued from paper. */
  start?: Partial<Record<CardKind, number>>;
  steps: readonly Step[];
}

const FAILED = new Error('the signature failed');

/** Numbers that stay in each register, in the order of assignment. */
async function numbersOf(db: Db, { start, steps }: Registers): Promise<Record<CardKind, number[]>> {
  await emptyDb(db);
  if (start)
    await db.tx((tx) => writeAgency(tx, { ...EMPTY_AGENCY, name: 'x', registerStart: { T: null, G: null, ...start } }));
  const usedNumbers: Record<CardKind, number[]> = { T: [], G: [] };
  for (const step of steps) {
    const register: CardKind = step.startsWith('T') ? 'T' : 'G';
    const signed = db.tx(async (tx) => {
      const { number } = await takeRegisterNumber(tx, register);
      if (step.endsWith('fails')) throw FAILED;
      return number;
    });
    const number = await signed.catch((error: unknown) => {
      if (error !== FAILED) throw error;
      return null;
    });
    if (number !== null) usedNumbers[register].push(number);
  }
  return usedNumbers;
}

const database = caseDb();
const LAW = 'loi 70-9, art. 6; décret 72-678, art. 72: numbered in the order of their entry, without gap, once';
const CARDS = 'décret 72-678, art. 72 and 65: the register of transactions and that of management apart';

export const cases = legalCases({
  chapter: 'register numbering',
  rule: async (registers: Registers) => numbersOf(await database.open(), registers),
  close: database.close,
  cases: [
    { name: 'the first mandate', input: { steps: ['T'] }, expected: { T: [1], G: [] }, source: LAW },
    { name: 'three mandates', input: { steps: ['T', 'T', 'T'] }, expected: { T: [1, 2, 3], G: [] }, source: LAW },
    {
      name: 'both registers in turn',
      input: { steps: ['T', 'G', 'T', 'G', 'G'] },
      expected: { T: [1, 2], G: [1, 2, 3] },
      source: CARDS,
    },
    {
      name: 'a signature that fails leaves no gap',
      input: { steps: ['T', 'T fails', 'T'] },
      expected: { T: [1, 2], G: [] },
      source: LAW,
    },
    {
      name: 'the first signature fails',
      input: { steps: ['T fails', 'T'] },
      expected: { T: [1], G: [] },
      source: LAW,
    },
    {
      name: 'several failures in both registers',
      input: { steps: ['T', 'G fails', 'T fails', 'G', 'T', 'G fails', 'G'] },
      expected: { T: [1, 2], G: [1, 2] },
      source: `${LAW}; ${CARDS}`,
    },
    {
      name: 'a register on paper that is carried on at 318',
      input: { start: { T: 318 }, steps: ['T', 'T', 'G'] },
      expected: { T: [318, 319], G: [1] },
      source: `${LAW}: the order goes on`,
    },
    {
      name: 'both registers carried on, with a failure',
      input: { start: { T: 1_000, G: 57 }, steps: ['T fails', 'T', 'G', 'G fails', 'G'] },
      expected: { T: [1_000], G: [57, 58] },
      source: `${LAW}; ${CARDS}`,
    },
  ],
});
