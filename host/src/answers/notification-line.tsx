import { useState } from 'react';
import { useMay } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { Segmented } from '@pignon/shared/ui/core';
import { LabelledValue } from '../shell/pages/profile/labelled-value';
import { notificationChoice, notificationState, turnNotifications } from './notifications';

/** Profile setting: notify on this machine of customers' answers while Pignon is hidden. */
export function NotificationLine() {
  const { t } = useTranslation('host');
  const concerned = useMay('write');
  const choice = useStore(notificationChoice);
  const [, setAsked] = useState(0);
  if (!concerned) return null;
  const state = notificationState(choice);
  const switchNotifications = async (value: 'on' | 'off') => {
    await turnNotifications(value === 'on');
    // the browser stores the permission, not the product
    setAsked((count) => count + 1);
  };
  return (
    <LabelledValue label={t('notifications.label')}>
      {state === 'unknown' || state === 'refused' ? (
        t(`notifications.${state}`)
      ) : (
        <Segmented
          label={t('notifications.label')}
          value={state}
          options={(['on', 'off'] as const).map((value) => ({ value, label: t(`notifications.${value}`) }))}
          onChange={(value) => void switchNotifications(value)}
        />
      )}
    </LabelledValue>
  );
}
