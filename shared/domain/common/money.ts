/** Euros as they travel (number, at most two decimals) to integer cents, half up. */
export function toCents(euros: number): number {
  return Math.round((euros + Number.EPSILON * Math.sign(euros)) * 100);
}

/** Significant digits that a binary fraction surely holds: 307.499999999999943 is a computed 307.5. */
const SAFE_DIGITS = 14;

/** Rounds computed cents to whole cents: half up, also where binary fractions fall short of the half. */
export function roundHalfUp(cents: number): number {
  return Math.round(Number(cents.toPrecision(SAFE_DIGITS)));
}

/** Integer cents to euros. */
export function toEuros(cents: number): number {
  return cents / 100;
}

/** `part` of `whole` in percent with two decimals, half up: 15 000 of 285 000 -> 5.26. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}
