import { useId, useState, type ReactNode } from 'react';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { mainPhone } from '@pignon/shared/domain/contact/phone/main-phone';
import type { ContactRanking } from '@pignon/shared/domain/matching/matching.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  ButtonLink,
  CartToggle,
  ChevronDownIcon,
  ChevronUpIcon,
  IconButton,
  Phone,
  RouteIcon,
} from '@pignon/shared/ui/core';
import type { CartContact } from '../../data/cart.queries';
import { ContactName } from '../contact-name';
import { tourAddress } from '../matching/matching-address';
import { misses } from '../matching/groups';
import { ReasonList } from '../matches/reason-list';
import styles from './matching-panel.module.css';

interface MatchingRowProps extends ContactRanking {
  reference: string;
  /** Undefined while loading, null when deleted. */
  read: CartContact | null | undefined;
}

/** A customer who matches a property: score, name, reasons, actions. */
export function MatchingRow({ reference, contactId, score, reasons, read }: MatchingRowProps): ReactNode {
  const { t } = useTranslation('contact');
  const id = useId();
  const [open, setOpen] = useState(false);
  const missCount = misses(reasons);
  const masked = usePrivacy();
  const phone = read && mainPhone(read.contact.phone);
  return (
    <li>
      <div className={styles.row}>
        <p className={missCount === 0 ? styles.suits : styles.score}>
          <strong className="pg-tabular">{score}</strong>
          <span className="pg-hidden">{t('panel.outOf')}</span>
        </p>
        <div className={styles.who}>
          <Link to={paths.contact(contactId)}>
            {read ? <ContactName contact={read.contact} amongOthers /> : t('detail.contact')}
          </Link>
          <span className={styles.soft}>
            {phone && <Phone number={phone.number} />}
            <span>{missCount === 0 ? t('panel.suits') : t('panel.misses', { count: missCount })}</span>
          </span>
        </div>
        <div className={styles.tools}>
          <IconButton
            icon={open ? <ChevronUpIcon /> : <ChevronDownIcon />}
            aria-expanded={open}
            aria-controls={id}
            label={t('panel.why', { name: read && !masked ? contactName(read.contact) : t('detail.thisContact') })}
            onClick={() => setOpen(!open)}
          />
          <ButtonLink type="text" to={tourAddress([reference], [contactId])} icon={<RouteIcon />}>
            <span className="pg-hidden">{t('matching.tour')}</span>
          </ButtonLink>
          <CartToggle kind="contact" id={contactId} />
        </div>
      </div>
      <div id={id} hidden={!open} className={styles.reasons}>
        <ReasonList reasons={reasons} />
      </div>
    </li>
  );
}
