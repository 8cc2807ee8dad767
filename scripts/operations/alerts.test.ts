import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { REPOSITORY } from '../build/packages';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; action: string };
}

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
const { groups } = parse(read('docs/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

const SOURCES = [
  'api/src/http/request-metrics.ts',
  'api/src/jobs/job-metrics.ts',
  'host/server/monitoring/edge-metrics.ts',
];
const OWN = SOURCES.map(read).join('\n');
/** Metrics of the Prometheus server itself, and those of prom-client for every process. */
const EXTERNAL_METRICS = /^(up|nodejs_eventloop_lag_p99_seconds|process_resident_memory_bytes)$/;
/** Lists the metrics of a rule, without the suffixes of a histogram. */
const metricsOf = ({ expr }: Rule) =>
  [...expr.replace(/"[^"]*"/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b|\bup\b/g)]
    .map(([name]) => name.replace(/_(count|bucket|sum)$/, ''))
    .filter((name) => name !== 'histogram_quantile');

test.each(rules.map((rule) => [rule.alert, rule] as const))('%s uses existing metrics', (_, rule) => {
  const metrics = metricsOf(rule);
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.filter((name) => !EXTERNAL_METRICS.test(name) && !OWN.includes(`'${name}'`))).toEqual([]);
});

test.each(rules.map((rule) => [rule.alert, rule] as const))('%s links to what to do', (_, { annotations }) => {
  const [file = '', heading = ''] = annotations.action.split(': ');
  expect(read(file)).toContain(`### ${heading}\n`);
});
