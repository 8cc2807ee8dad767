/** Status of a requirement: met, not applicable, left to the operator, or not met. */
export type RequirementState = 'held' | 'not-applicable' | 'operator' | 'not-met';

export interface Requirement {
  /** Number in OWASP ASVS 5.0.0: "1.2.4". */
  id: string;
  /** Subject, in our own words. */
  about: string;
  standing: RequirementState;
  /** For a met requirement: files that show it; `file › words` names words in it, and the title of a test. */
  where: readonly string[];
  /** For an unmet requirement: the reason. */
  why: string;
}

type TestFile = `${string}.${'test' | 'spec'}.${'ts' | 'tsx'}`;

/** A test file alone shows nothing: it needs the title of the test. */
type Pointers<Texts extends readonly string[]> = {
  [At in keyof Texts]: Texts[At] extends TestFile ? `${Texts[At]} › ${string}` : Texts[At];
};

/** @param where as in Requirement; a test file with the title of its test, `a.test.ts › refuses` */
export const requirementOf = <const Texts extends readonly string[]>(
  id: string,
  about: string,
  ...where: Pointers<Texts>
): Requirement => ({
  id,
  about,
  standing: 'held',
  where,
  why: '',
});

const without =
  (standing: RequirementState) =>
  (id: string, about: string, why: string): Requirement => ({ id, about, standing, where: [], why });

export const notApplicable = without('not-applicable');
export const operator = without('operator');

/** One reason for several requirements of a section: `none('17.1', [1], …)`. */
export const allNotApplicable = (section: string, numbers: readonly number[], about: string, why: string) =>
  numbers.map((number) => notApplicable(`${section}.${number}`, about, why));
