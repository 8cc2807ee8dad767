import type { z } from 'zod';
import type { CallKey } from '@pignon/shared/api';
import type { Call } from '@pignon/shared/domain/calls/define-call';

const loadCallTable = () => import('@pignon/shared/domain/calls/call-table');

/** Fetches the schemas ahead, for a form that may be opened without network. */
export async function fetchRules(): Promise<void> {
  await loadCallTable();
}

/** Returns the body schema of a call; schemas load once, with the first form, after it renders. */
export async function bodyOf(key: CallKey): Promise<z.ZodType | undefined> {
  const { callTable } = await loadCallTable();
  const call: Call = callTable[key];
  return call.body;
}
