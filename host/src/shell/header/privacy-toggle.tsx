import { bus } from '@pignon/shared/bus';
import { useTranslation } from '@pignon/shared/i18n';
import { togglePrivacy, usePrivacy } from '@pignon/shared/state';
import { EarthIcon, LockKeyholeIcon, Tooltip } from '@pignon/shared/ui/core';

/** The loudest thing of the header while a customer is looking: red and locked; a globe once everything is visible. */
export function PrivacyToggle() {
  const { t } = useTranslation('host');
  const on = usePrivacy();
  return (
    <Tooltip title={t(on ? 'privacy.on' : 'privacy.off')}>
      <button
        type="button"
        className={on ? 'host-privacy host-privacy-on' : 'host-privacy'}
        aria-pressed={on}
        aria-label={t('privacy.short')}
        onClick={() => {
          togglePrivacy();
          bus.publish('privacy.changed', { private: !on });
        }}
      >
        {on ? <LockKeyholeIcon /> : <EarthIcon />}
      </button>
    </Tooltip>
  );
}
