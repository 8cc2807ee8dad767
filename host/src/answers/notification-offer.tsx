import { useMay } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { BellIcon, Button } from '@pignon/shared/ui/core';
import { notificationChoice, notificationState, turnNotifications } from './notifications';
import './notification-offer.css';

/** Offers notifications on this machine on the home page, until answered. The browser asks only after the click. */
export function NotificationOffer() {
  const { t } = useTranslation('host');
  const concerned = useMay('write');
  const choice = useStore(notificationChoice);
  if (!concerned || choice !== null || notificationState(choice) !== 'off') return null;
  return (
    <p className="host-offer">
      <BellIcon />
      <span>{t('notifications.offer')}</span>
      <Button size="small" onClick={() => void turnNotifications(true)}>
        {t('notifications.accept')}
      </Button>
      <Button size="small" type="text" onClick={() => void turnNotifications(false)}>
        {t('notifications.decline')}
      </Button>
    </p>
  );
}
