import { CODE, OPERATION } from './operation-requirements';
import { INPUT } from './input-requirements';
import type { Requirement, RequirementState } from './requirement';
import { SECTIONS } from './asvs-sections';
import { SESSIONS } from './session-requirements';
import { SIGN_IN } from './sign-in-requirements';
import { WEB } from './web-requirements';

/** Each requirement of levels 1 and 2, in the order of the standard. */
export const REQUIREMENTS: readonly Requirement[] = [...INPUT, ...WEB, ...SIGN_IN, ...SESSIONS, ...OPERATION, ...CODE];

export const allIds = (): string[] =>
  Object.entries(SECTIONS).flatMap(([section, { level1, level2 }]) =>
    [...level1, ...level2].map((number) => `${section}.${number}`),
  );

const WORDS: Readonly<Record<RequirementState, string>> = {
  held: 'held',
  'not-applicable': 'not applicable',
  operator: 'of who runs it',
  'not-met': 'NOT MET',
};

/** One line per requirement, with totals by state. */
export function asvsReport(requirements: readonly Requirement[]): string {
  const lines = requirements.map(
    ({ id, about, standing, where, why }) =>
      `${id.padEnd(8)} ${WORDS[standing].padEnd(15)} ${about}\n${' '.repeat(25)}${where.join(', ') || why}`,
  );
  const counts = (Object.keys(WORDS) as RequirementState[]).map(
    (standing) => `${requirements.filter((each) => each.standing === standing).length} ${WORDS[standing]}`,
  );
  return [...lines, '', `${requirements.length} requirements of ASVS 5.0 levels 1 and 2: ${counts.join(', ')}`].join(
    '\n',
  );
}
