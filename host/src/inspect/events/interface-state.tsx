import { useUnsavedChanges } from '@pignon/shared/contract';
import { useDisplayMode, useGlobalError, useLoading, usePrivacy } from '@pignon/shared/state';

/** Shows the host's interface state in one line; on the client's screen, errors without their sentence. */
export function InterfaceState() {
  const [mode] = useDisplayMode();
  const isPrivate = usePrivacy();
  const error = useGlobalError() ?? null;
  const parts = {
    display: mode,
    private: isPrivate,
    error: isPrivate ? error !== null : error,
    unsaved: useUnsavedChanges(),
    loading: useLoading(),
    properties: useLoading('properties'),
    contacts: useLoading('contacts'),
    mandates: useLoading('mandates'),
    visits: useLoading('visits'),
  };
  return (
    <p className="host-events-state">
      <code>{JSON.stringify(parts)}</code>
    </p>
  );
}
