import { useEffect, useState } from 'react';
import { call, callQuery, useQueryClient, type CallReply } from '@pignon/shared/api';
import type { ComplianceProblem } from '@pignon/shared/domain/property/compliance/compliance.schema';
import { printRefusals } from '@pignon/shared/domain/property/compliance/release';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { PrintChoice } from '../features/print/print-choice';

type Paper = CallReply<'POST property/{kind}'>;

export function askPaper(
  references: readonly string[],
  { kind, mode, format, orientation }: PrintChoice,
  { reason, signal }: { reason?: string | undefined; signal?: AbortSignal } = {},
): Promise<Paper> {
  const body = { propertyRefs: [...references], propertyPrintMode: mode, format, orientation, reason };
  return call('POST property/{kind}', { params: { kind }, body }, { signal });
}

export type Preview =
  { state: 'coming' } | { state: 'shown'; paper: Paper; url: string } | { state: 'failed'; error: unknown };

/** Preview of a document, once allowed; another choice or unmounting aborts the pending one. */
export function usePreview(
  reference: string,
  choice: PrintChoice,
  enabled: boolean,
): { preview: Preview; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [preview, setPreview] = useState<Preview & { requestKey?: string }>({ state: 'coming' });
  const { kind, mode, format, orientation } = choice;
  const requestKey = JSON.stringify([reference, kind, mode, format, orientation, attempt]);
  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    let url: string | undefined;
    askPaper([reference], { kind, mode, format, orientation }, { signal: controller.signal })
      .then((paper) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(paper.blob);
        setPreview({ state: 'shown', paper, url, requestKey });
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setPreview({ state: 'failed', error, requestKey });
      });
    return () => {
      controller.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [reference, kind, mode, format, orientation, requestKey, enabled]);
  return {
    preview: preview.requestKey === requestKey ? preview : { state: 'coming' },
    retry: () => setAttempt((before) => before + 1),
  };
}

/** A property that may not be printed for a customer, and why. */
export interface BlockedProperty extends Pick<PropertySummary, 'reference' | 'mandateStatus'> {
  problems: readonly ComplianceProblem[];
}

export interface PrintCheck {
  /** True once the first property was previewed, or cannot be: then the server alone decides. */
  isReady: boolean;
  blockedProperties: readonly BlockedProperty[];
}

type Client = ReturnType<typeof useQueryClient>;

async function refusalsOf(client: Client, property: PropertySummary): Promise<BlockedProperty | null> {
  const { reference, mandateStatus, propertyStatus } = property;
  const compliance = await client.query(
    callQuery('GET property/{reference}/compliance', { params: { reference }, query: {} }),
  );
  const problems = printRefusals(propertyStatus, compliance.problems);
  return problems.length === 0 ? null : { reference, mandateStatus, problems };
}

/** Checks one property at a time for what blocks its printing for customers. */
export function usePrintCheck(references: readonly string[], enabled: boolean): PrintCheck {
  const client = useQueryClient();
  const keywords = references.join(' ');
  const [found, setFound] = useState<PrintCheck & { requestKey: string }>();
  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    const checkAll = async () => {
      const body = keywords.split(' ');
      const answer = await client.query(callQuery('POST property/byReferences', { body })).catch(() => undefined);
      const properties: BlockedProperty[] = [];
      for (const property of answer?.content ?? []) {
        const one = await refusalsOf(client, property).catch(() => null);
        if (controller.signal.aborted) return;
        if (one) properties.push(one);
        setFound({ requestKey: keywords, isReady: true, blockedProperties: [...properties] });
      }
      if (!controller.signal.aborted) setFound({ requestKey: keywords, isReady: true, blockedProperties: properties });
    };
    void checkAll();
    return () => controller.abort();
  }, [client, keywords, enabled]);
  if (!enabled) return { isReady: true, blockedProperties: [] };
  return found?.requestKey === keywords ? found : { isReady: false, blockedProperties: [] };
}
