/** Status of a requirement: met, not applicable, left to the operator, or not met. */
export type Standing = 'held' | 'not-applicable' | 'operator' | 'not-met';

export interface Requirement {
  /** Number in OWASP ASVS 5.0.0: "1.2.4". */
  id: string;
  /** Subject, in our own words. */
  about: string;
  standing: Standing;
  /** For a met requirement: files that show it, with a test where there is one; `file › words` names words in it. */
  where: readonly string[];
  /** For an unmet requirement: the reason. */
  why: string;
}

export const requirementOf = (id: string, about: string, ...where: string[]): Requirement => ({
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

/** One reason for several requirements of a section: `none('17.1', [1], …)`. */
export const allNotApplicable = (section: string, numbers: readonly number[], about: string, why: string) =>
  numbers.map((number) => notApplicable(`${section}.${number}`, about, why));
