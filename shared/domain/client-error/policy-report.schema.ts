import { z } from 'zod';

const Text = z.string().max(4_000);
const MAX_CONCURRENT = 100;

/** Violation of a content policy, as sent to `report-uri`. */
const SingleSchema = z.object({
  'csp-report': z.object({
    'document-uri': Text,
    'blocked-uri': Text,
    'violated-directive': Text.optional(),
    'effective-directive': Text.optional(),
  }),
});
/** Reports as `report-to` sends them, among other kinds. */
const BatchSchema = z.array(z.object({ type: z.string(), body: z.unknown() })).max(MAX_CONCURRENT);
const ViolationSchema = z.object({ documentURL: Text, blockedURL: Text, effectiveDirective: Text });

/** One violation: page, blocked resource (an address, `inline`, `eval`), and directive. */
export interface PolicyRefusal {
  page: string;
  blocked: string;
  directive: string;
}

/** Violations reported by a browser in either format; empty for other bodies. */
export function policyRefusals(body: unknown): PolicyRefusal[] {
  const single = SingleSchema.safeParse(body);
  if (single.success) {
    const { 'csp-report': report } = single.data;
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
    return [{ page: report['document-uri'], blocked: report['blocked-uri'], directive }];
  }
  const batch = BatchSchema.safeParse(body);
  return (batch.success ? batch.data : []).flatMap(({ type, body: violation }) => {
    const { data } = ViolationSchema.safeParse(violation);
    if (type !== 'csp-violation' || !data) return [];
    return [{ page: data.documentURL, blocked: data.blockedURL, directive: data.effectiveDirective }];
  });
}
