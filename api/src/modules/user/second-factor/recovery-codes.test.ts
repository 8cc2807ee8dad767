import { findRecoveryHash, newRecoveryCodes } from './recovery-codes';

it('makes ten codes, each found by its own hash, that no hash shows', async () => {
  const { shown, hashes } = await newRecoveryCodes();
  expect([new Set(shown).size, new Set(hashes).size]).toEqual([10, 10]);
  for (const code of shown) expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/);
  expect(await findRecoveryHash(shown[3]!.replace('-', ''), hashes)).toBe(hashes[3]);
  expect(await findRecoveryHash('AAAAAAAA', hashes)).toBeNull();
  expect(await findRecoveryHash('AAAAAAAA', [])).toBeNull();
});

it('salts each set anew', async () => {
  const sets = await Promise.all([newRecoveryCodes(), newRecoveryCodes()]);
  const salts = sets.map(({ hashes }) => new Set(hashes.map((hash) => hash.split('.')[0])));
  expect(salts.map(({ size }) => size)).toEqual([1, 1]);
  expect(salts[0]).not.toEqual(salts[1]);
});
