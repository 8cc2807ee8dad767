import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy, useStore } from '@pignon/shared/state';
import { EarthIcon, LockKeyholeIcon, Tooltip } from '@pignon/shared/ui/core';
import { openingStore, switchPrivacy } from './switch-privacy';

/** Privacy switch, red and locked on the client's screen; a globe once everything is visible. */
export function PrivacyToggle() {
  const { t } = useTranslation('host');
  const on = usePrivacy();
  const opening = useStore(openingStore);
  const state = t(on ? 'privacy.on' : 'privacy.off');
  return (
    <>
      <Tooltip title={state}>
        <button
          type="button"
          className={on ? 'host-privacy host-privacy-on' : 'host-privacy'}
          aria-pressed={on}
          aria-busy={opening}
          aria-label={t('privacy.short')}
          onClick={switchPrivacy}
        >
          {on ? <LockKeyholeIcon /> : <EarthIcon />}
        </button>
      </Tooltip>
      <span className="pg-hidden" role="status">
        {state}
      </span>
    </>
  );
}
