import { useEffect, useState } from 'react';
import { callQuery, useQuery } from '@pignon/shared/api';

/** Delay in milliseconds: the settings include a logo, and the requested screen loads first. */
const REQUEST_DELAY_MS = 1_000;
const AGENCY = callQuery('GET agency', {});

/** Returns the agency's name; undefined until known. Loaded once per page and after changes. */
export function useAgencyName(): string | undefined {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), REQUEST_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...AGENCY, enabled, staleTime: Infinity });
  return data?.name;
}
