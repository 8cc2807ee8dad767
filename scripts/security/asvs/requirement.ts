/** State of a requirement: met, not applicable, left to the operator, or not met. */
export type Standing = 'held' | 'not-applicable' | 'operator' | 'not-met';

export interface Requirement {
  /** Of OWASP ASVS 5.0.0: "1.2.4". */
  id: string;
  /** Subject, in our own words. */
  about: string;
  standing: Standing;
  /** Of what is held: files of the repository that show it, a test where there is one; `file › words` names words in it. */
  where: readonly string[];
  /** Of what is not held: why. */
  why: string;
}

export const held = (id: string, about: string, ...where: string[]): Requirement => ({
  id,
  about,
  standing: 'held',
  where,
  why: '',
});

const without =
  (standing: Standing) =>
  (id: string, about: string, why: string): Requirement => ({ id, about, standing, where: [], why });

export const notApplicable = without('not-applicable');
export const operator = without('operator');
export const notMet = without('not-met');

/** The same reason for several requirements of one section: `none('17.1', [1], …)`. */
export const allNotApplicable = (section: string, numbers: readonly number[], about: string, why: string) =>
  numbers.map((number) => notApplicable(`${section}.${number}`, about, why));
