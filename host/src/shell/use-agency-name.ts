import { useEffect, useState } from 'react';
import { callQuery, useQuery } from '@pignon/shared/api';

/** The settings carry a logo: they wait until the screen that was asked for is there. */
const ASKED_AFTER_MS = 1_000;
const AGENCY = callQuery('GET agency', {});

/** Returns the agency's name; undefined until known. Loaded once per page and after changes. */
export function useAgencyName(): string | undefined {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...AGENCY, enabled, staleTime: Infinity });
  return data?.name;
}
