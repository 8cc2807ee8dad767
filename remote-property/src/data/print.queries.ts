import { useEffect, useState } from 'react';
import { call, callQuery, useQueryClient, type CallReply } from '@pignon/shared/api';
import type { PrintChoice } from '../features/print/print-choice';

type Paper = CallReply<'POST property/{kind}'>;

export function askPaper(
  references: readonly string[],
  { kind, mode, format, orientation }: PrintChoice,
  signal?: AbortSignal,
): Promise<Paper> {
  const body = { propertyRefs: [...references], propertyPrintMode: mode, format, orientation };
  return call('POST property/{kind}', { params: { kind }, body }, { signal });
}

export type Preview =
  { state: 'coming' } | { state: 'shown'; paper: Paper; url: string } | { state: 'failed'; error: unknown };

/** A paper as it will come out; another choice, or leaving, gives up the one on its way. */
export function usePreview(reference: string, choice: PrintChoice): { preview: Preview; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [preview, setPreview] = useState<Preview & { of?: string }>({ state: 'coming' });
  const { kind, mode, format, orientation } = choice;
  const of = JSON.stringify([reference, kind, mode, format, orientation, attempt]);
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    askPaper([reference], { kind, mode, format, orientation }, leaving.signal)
      .then((paper) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(paper.blob);
        setPreview({ state: 'shown', paper, url, of });
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setPreview({ state: 'failed', error, of });
      });
    return () => {
      leaving.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [reference, kind, mode, format, orientation, of]);
  return {
    preview: preview.of === of ? preview : { state: 'coming' },
    retry: () => setAttempt((before) => before + 1),
  };
}

/** Those of the properties whose advertisement lacks what the law wants of it. */
export function useIncomplete(references: readonly string[], enabled: boolean): readonly string[] {
  const client = useQueryClient();
  const asked = references.join(' ');
  const [found, setFound] = useState<{ of: string; incomplete: readonly string[] }>();
  useEffect(() => {
    if (!enabled) return;
    const leaving = new AbortController();
    const look = async () => {
      const incomplete: string[] = [];
      // one after the other: a warning is no reason to keep the press waiting
      for (const reference of asked.split(' ')) {
        const query = callQuery('GET property/{reference}/compliance', { params: { reference }, query: {} });
        const compliance = await client.query(query).catch(() => undefined);
        if (leaving.signal.aborted) return;
        if (compliance?.publishable === false) incomplete.push(reference);
        setFound({ of: asked, incomplete: [...incomplete] });
      }
    };
    void look();
    return () => leaving.abort();
  }, [client, asked, enabled]);
  return enabled && found?.of === asked ? found.incomplete : [];
}
