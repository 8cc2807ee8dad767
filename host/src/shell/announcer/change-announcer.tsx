import { useEffect, useState } from 'react';
import { bus, useBusEvent } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { cartStore } from '@pignon/shared/state';

/** Milliseconds after which an announcement is cleared, so that nobody reads it out of context. */
const DISPLAY_MS = 5_000;
const PROPERTY_LIST = paths.properties;

/**
 * Announces to screen readers what a shortcut changed elsewhere: cart, client's screen, display mode of properties. On
 * pages without properties a notice shows the display mode.
 */
export function ChangeAnnouncer() {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  const [announcement, announce] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => announce(undefined), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  useBusEvent('cart.toggled', () => {
    const { properties, contacts } = cartStore.get();
    const countTexts = {
      properties: t('count.properties', { count: properties.length }),
      contacts: t('count.contacts', { count: contacts.length }),
    };
    announce(properties.length + contacts.length === 0 ? t('header.cartEmpty') : t('header.cartLabel', countTexts));
  });
  useBusEvent('privacy.changed', ({ private: isOn }) => announce(t(isOn ? 'privacy.on' : 'privacy.off')));
  useBusEvent('display.changed', ({ mode }) => {
    const message = t('search.displayed', { mode: t(`profile.display.${mode}`).toLocaleLowerCase('fr') });
    if (pathname === PROPERTY_LIST) announce(message);
    else bus.publish('notice.raised', { message });
  });
  return (
    <p className="pg-hidden" role="status">
      {announcement}
    </p>
  );
}
