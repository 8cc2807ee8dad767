import { useQuery } from '@pignon/shared/api';
import type { Registry } from '@pignon/shared/contract';
import { HOST_URL, type HostFile } from '@pignon/shared/federation/host-file';

/** Fetches JSON; null on failure, as the panel works without it. */
async function fetchJsonOrNull<T>(url: string): Promise<T | null> {
  try {
    const response = await fetch(url, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

const usePublicJson = <T>(url: string) =>
  useQuery({ queryKey: ['developer', url], queryFn: () => fetchJsonOrNull<T>(url), gcTime: 0 });

/** The versions of every remote as published, each with its descriptor; null when they cannot be read. */
export function useRegistry() {
  return usePublicJson<Registry>('/registry.json');
}

/** Fetches the live host's description; null when it fails. */
export function useHostFile() {
  return usePublicJson<HostFile>(HOST_URL);
}
