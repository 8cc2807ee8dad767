import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '../../common/day';
import type { LegalPeriod, LegalRule } from '../legal-rule';
import { filesBelow } from './case-files';
import { valueText } from './value-text';

export interface PlacedRule {
  /** Path in the repository. */
  file: string;
  rule: LegalRule;
}

const SOURCE = /^(?!law\/)(?!.*(^|\/)test\/)(?!.*\.(test|cases)\.ts$).*\.ts$/;

const isLegalRule = (value: unknown): value is LegalRule =>
  typeof value === 'object' && value !== null && 'checked' in value && 'periods' in value && 'rule' in value;

/** Legal rules exported by files of the domain, in order; `load` imports a file. */
export async function rulesOf(domain: string, load: (file: string) => Promise<object>): Promise<PlacedRule[]> {
  const found: PlacedRule[] = [];
  for (const file of filesBelow(domain, SOURCE)) {
    if (!readFileSync(file, 'utf8').includes('LegalRule<')) continue;
    const place = `shared/domain/${path.relative(domain, file).split(path.sep).join('/')}`;
    const moduleExports = Object.entries(await load(file)).sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [, value] of moduleExports) if (isLegalRule(value)) found.push({ file: place, rule: value });
  }
  return found;
}

const HEAD = ['Since', 'Until', 'What it says', 'Source'];

function endOf({ until }: LegalPeriod<unknown>, next: LegalPeriod<unknown> | undefined): string {
  return until ?? (next?.since == null ? '' : addDays(next.since, -1));
}

const rowsOf = (rule: LegalRule): string[][] =>
  rule.periods.map((period, index) => [
    period.since ?? 'always',
    endOf(period, rule.periods[index + 1]),
    rule.says ? rule.says(period.value) : valueText(period.value),
    period.source ?? rule.source,
  ]);

/** A table as Prettier sets it. */
function table(rows: readonly (readonly string[])[]): string[] {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = HEAD.map((_, column) => Math.max(3, ...escaped.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 3)).join(' | ')} |`;
  const [head = [], ...body] = escaped;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
}

const chapterOf = ({ file, rule }: PlacedRule): string =>
  [`### ${rule.rule}`, '', `\`${file}\`, checked ${rule.checked}.`, '', ...table([HEAD, ...rowsOf(rule)])].join('\n');

const INTRODUCTION = `# What the law dates

Written by \`npm run records\` from the rules themselves: each is a \`LegalRule\` (\`shared/domain/law/legal-rule.ts\`) of the file that applies it. A
test compares this page with them. "Checked" is the day on which somebody last held a rule against its source. How to add one:
[how-to.md](how-to.md#add-a-legal-rule-or-a-case).`;

const areaOf = ({ file }: PlacedRule): string => file.split('/')[2] ?? '';

/** The page docs/law.md: by area of the domain, a table of periods per rule. */
export function lawPage(rules: readonly PlacedRule[]): string {
  const areas = [...new Set(rules.map(areaOf))].sort();
  const chapters = areas.map((area) =>
    [`## ${area}`, ...rules.filter((rule) => areaOf(rule) === area).map(chapterOf)].join('\n\n'),
  );
  return `${[INTRODUCTION, ...chapters].join('\n\n')}\n`;
}
