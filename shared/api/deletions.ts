import type { Query, QueryClient } from '@tanstack/react-query';
import type { CallInput, CallKey } from '../domain/calls/call-table';

type DeletingCall = Extract<CallKey, `DELETE ${string}`>;

/** Mutation key of a deletion, with the record in its path. */
export const deletionKey = <K extends DeletingCall>(key: K, input: CallInput<K>) => [key, input] as const;

interface DeletionCall {
  path: string;
  params: Readonly<Record<string, unknown>>;
}

/** `['GET visit/group/{groupId}', { params: { groupId } }]`, taken apart; null for keys of another shape. */
function readKey(key: readonly unknown[] | undefined): DeletionCall | null {
  const [name, input] = key ?? [];
  const path = typeof name === 'string' ? name.split(' ')[1] : undefined;
  if (!path || typeof input !== 'object' || input === null || !('params' in input)) return null;
  return { path, params: input.params as DeletionCall['params'] };
}

const concernsDeleted = (deletion: DeletionCall, deletedCall: DeletionCall): boolean =>
  (deletion.path === deletedCall.path || deletion.path.startsWith(`${deletedCall.path}/`)) &&
  Object.entries(deletedCall.params).every(([name, value]) => deletion.params[name] === value);

/**
 * True for a query of a record that this browser deletes or deleted: a refetch would fail. Starts with the call, as the
 * stream may report the deletion before the call returns.
 */
export function isOfDeleted(client: QueryClient, { queryKey }: Pick<Query, 'queryKey'>): boolean {
  const parsedKey = readKey(queryKey);
  if (!parsedKey) return false;
  return client
    .getMutationCache()
    .getAll()
    .some(({ options, state: { status } }) => {
      const [name] = options.mutationKey ?? [];
      if (typeof name !== 'string' || !name.startsWith('DELETE ')) return false;
      const deletedKey = status === 'pending' || status === 'success' ? readKey(options.mutationKey) : null;
      return deletedKey !== null && concernsDeleted(parsedKey, deletedKey);
    });
}
