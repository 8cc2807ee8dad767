import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ClientError } from '@pignon/shared/domain/client-error/client-error.schema';
import { policyRefusals, type PolicyRefusal } from '@pignon/shared/domain/client-error/policy-report.schema';
import { withoutPersonalData } from '@pignon/shared/federation/runtime/error-report';
import { API_TIMEOUT_MS } from '../identify-caller';
import type { BuiltHost } from '../built-host';
import type { EdgeOptions } from '../edge-options';

/** URL that receives violations of the content security policy from browsers. */
export const POLICY_REPORTS_URL = '/policy-reports';
/** Name of the reporting endpoint in the policy's `report-to`. */
export const POLICY_ENDPOINT = 'policy';

const BODY_LIMIT = 32 * 1024;
const REPORT_CONTENT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];
/** Milliseconds during which the same violation is reported only once. */
const REPEAT_INTERVAL_MS = 3_600_000;
/** Maximum number of different violations reported within that time. */
const MAX_REPORTS = 50;
/** URLs of browser extensions, whose violations are not the product's. */
const EXTENSION_URL = /^(?:chrome|moz|safari-web|ms-browser)-extension|^about$/;

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** A URL without its query; `inline`, `eval` and the like unchanged. */
function addressOf(text: string): string {
  const url = urlOf(text);
  if (!url) return text;
  return url.origin === 'null' ? url.protocol.replace(':', '') : `${url.origin}${url.pathname}`;
}

/**
 * Receives browsers' reports of policy violations, and adds each kind once an hour to the host's list of errors.
 * Anybody may send them, so size, kinds and number are limited.
 */
export function addPolicyReports(app: FastifyInstance, options: EdgeOptions, built: () => BuiltHost): void {
  const reportCounts = new Map<string, number>();
  const isNewViolation = (key: string): boolean => {
    const now = Date.now();
    for (const [reportKey, reportedAt] of reportCounts)
      if (now - reportedAt >= REPEAT_INTERVAL_MS) reportCounts.delete(reportKey);
    if (reportCounts.has(key) || reportCounts.size >= MAX_REPORTS) return false;
    reportCounts.set(key, now);
    return true;
  };
  const reportViolation = async ({ page, blocked, directive }: PolicyRefusal): Promise<void> => {
    const address = addressOf(blocked);
    const message = withoutPersonalData(`content policy: ${directive} refused ${address}`).slice(0, 2_000);
    if (EXTENSION_URL.test(address) || !isNewViolation(message)) return;
    const report: ClientError = {
      errorId: randomUUID(),
      remote: 'host',
      version: built().host.contract,
      message,
      route: (urlOf(page)?.pathname ?? '').slice(0, 500),
    };
    await fetch(`${options.apiUpstream}/api/client-error`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    }).catch(() => undefined);
  };
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      REPORT_CONTENT_TYPES,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, text, parsed) => {
        try {
          parsed(null, JSON.parse(String(text)));
        } catch {
          parsed(null, undefined);
        }
      },
    );
    scope.post(POLICY_REPORTS_URL, { bodyLimit: BODY_LIMIT }, async ({ body }, reply) => {
      await Promise.all(policyRefusals(body).map(reportViolation));
      return reply.code(204).send();
    });
    done();
  });
}
