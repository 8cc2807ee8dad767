import type { Advertisement, AgencyRules } from '../advertisement';
import { complianceProblems } from '../compliance';
import type { Verdict } from '../compliance.enums';
import type { ComplianceProblem, Mention } from '../compliance.schema';
import { CO_OWNERSHIP_MENTIONS } from './co-ownership-mentions';
import { ENERGY_MENTIONS } from './energy-mentions';
import { AGENCY_MENTIONS, LISTING_MENTIONS } from './listing-mentions';
import type { Advert, MentionSpec } from './mention-spec';
import { PRICE_MENTIONS } from './price-mentions';

const ALL: readonly MentionSpec[] = [
  ...LISTING_MENTIONS,
  ...PRICE_MENTIONS,
  ...CO_OWNERSHIP_MENTIONS,
  ...ENERGY_MENTIONS,
  ...AGENCY_MENTIONS,
];

/** Shows problems that belong to no statement. */
const OTHERS: MentionSpec = {
  key: 'others',
  group: 'LISTING',
  paths: [],
  due: () => false,
  text: () => null,
};

const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

/** Mention that a path belongs to: the one with the longest matching path. */
function specOf(path: string): MentionSpec {
  const holders = ALL.flatMap((spec) =>
    spec.paths.filter((place) => isIn(path, place)).map((place) => ({ spec, length: place.length })),
  );
  return holders.sort((a, b) => b.length - a.length)[0]?.spec ?? OTHERS;
}

function verdictOf(problems: readonly ComplianceProblem[]): Verdict {
  if (problems.some(({ severity }) => severity === 'BLOCKING')) return 'BLOCKING';
  return problems.length > 0 ? 'WARNING' : 'OK';
}

function mentionOf({ key, group, text }: MentionSpec, advert: Advert, problems: ComplianceProblem[]): Mention {
  return { key, group, verdict: verdictOf(problems), text: text(advert), problems };
}

/**
 * All mandatory mentions of a property's advertisement on a day, by chapter, with their printed text; each problem
 * belongs to exactly one.
 */
export function complianceMentions(property: Advertisement, agency: AgencyRules, day: string): Mention[] {
  const advert = { property, agency, day };
  const problems = complianceProblems(property, agency, day).map((problem) => ({
    problem,
    spec: specOf(problem.path),
  }));
  return [...ALL, OTHERS].flatMap((spec) => {
    const own = problems.filter((found) => found.spec === spec).map(({ problem }) => problem);
    const isDue = spec.due?.(advert) ?? true;
    return isDue || own.length > 0 ? [mentionOf(spec, advert, own)] : [];
  });
}
