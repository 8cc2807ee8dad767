import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy, useStore } from '@pignon/shared/state';
import { EarthIcon, LockKeyholeIcon, Tooltip } from '@pignon/shared/ui/core';
import { openingStore, switchPrivacy } from './switch-privacy';

/** Privacy switch, red and locked on the client's screen; a globe once everything is visible. */
export function PrivacyToggle() {
  const { t } = useTranslation('host');
  const isPrivate = usePrivacy();
  const isOpening = useStore(openingStore);
  const state = t(isPrivate ? 'privacy.on' : 'privacy.off');
  return (
    <>
      <Tooltip title={state}>
        <button
          type="button"
          className={isPrivate ? 'host-privacy host-privacy-on' : 'host-privacy'}
          aria-pressed={isPrivate}
          aria-busy={isOpening}
          aria-label={t('privacy.short')}
          onClick={switchPrivacy}
        >
          {isPrivate ? <LockKeyholeIcon /> : <EarthIcon />}
        </button>
      </Tooltip>
      <span className="pg-hidden" role="status">
        {state}
      </span>
    </>
  );
}
