import type { ReactNode } from 'react';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { mainPhone } from '@pignon/shared/domain/contact/phone/main-phone';
import { phoneTypeOf } from '@pignon/shared/domain/contact/phone/phone-type';
import { phoneHref, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ButtonAnchor, MailIcon, MessageSquareIcon, PhoneIcon, RefusedButton } from '@pignon/shared/ui/core';
import styles from './phone-email-bar.module.css';

/** On a phone, a floating bar: call, text message, e-mail. */
export function PhoneEmailBar({ contact: { phone, email } }: { contact: Pick<Contact, 'phone' | 'email'> }): ReactNode {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  const main = mainPhone(phone);
  const mobile = [main, ...phone].find((one) => one && (one.type === 'MOBILE' || phoneTypeOf(one.number) === 'MOBILE'));
  const contactWays = [
    { key: 'call', label: t('reach.call'), icon: <PhoneIcon />, href: main && phoneHref(main.number) },
    { key: 'sms', label: t('reach.sms'), icon: <MessageSquareIcon />, href: mobile && `sms:${mobile.number}` },
    { key: 'mail', label: t('reach.mail'), icon: <MailIcon />, href: email ? `mailto:${email}` : undefined },
  ].flatMap(({ href, ...way }) => (href === undefined ? [] : { ...way, href }));
  if (contactWays.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={t('detail.reach')}>
      {contactWays.map(({ key, label, icon, href }) =>
        masked ? (
          <RefusedButton key={key} icon={icon} reason={t('reach.masked')}>
            {label}
          </RefusedButton>
        ) : (
          <ButtonAnchor key={key} icon={icon} href={href}>
            {label}
          </ButtonAnchor>
        ),
      )}
    </div>
  );
}
