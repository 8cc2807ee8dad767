import type { ComponentType, ReactNode } from 'react';
import {
  ArchiveIcon,
  BanIcon,
  CalendarCheckIcon,
  CalendarDaysIcon,
  CalendarXIcon,
  CheckIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDotIcon,
  ClockIcon,
  HandshakeIcon,
  HistoryIcon,
  KeyRoundIcon,
  LayersIcon,
  PencilIcon,
  ScaleIcon,
  StarIcon,
  TagIcon,
  UserCheckIcon,
  UserXIcon,
} from '../../icons';
import { useTranslation } from '@pignon/shared/i18n';
import type { ChoiceIcon, StatusStyle } from '@pignon/shared/domain/choices/choices';
import {
  MANDATE_STATUS_STYLES,
  PROPERTY_STATUS_STYLES,
  VISIT_STATUS_STYLES,
} from '@pignon/shared/domain/choices/status-styles';
import type { MandateType } from '@pignon/shared/domain/mandate/mandate.enums';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import type { UserStatus } from '@pignon/shared/domain/user/user.enums';
import { Tag } from './tag';

const ICONS: Readonly<Record<ChoiceIcon, ComponentType>> = {
  archive: ArchiveIcon,
  ban: BanIcon,
  'calendar-check': CalendarCheckIcon,
  'calendar-days': CalendarDaysIcon,
  'calendar-x': CalendarXIcon,
  check: CheckIcon,
  'circle-check': CircleCheckIcon,
  clock: ClockIcon,
  handshake: HandshakeIcon,
  history: HistoryIcon,
  key: KeyRoundIcon,
  pencil: PencilIcon,
  scale: ScaleIcon,
  'user-check': UserCheckIcon,
  'user-x': UserXIcon,
};

const USER_STATUS: Readonly<Record<UserStatus, StatusStyle>> = {
  PENDING: { tone: 'amber', icon: 'clock' },
  ACTIVE: { tone: 'green', icon: 'user-check' },
  SUSPENDED: { tone: 'crimson', icon: 'user-x' },
  CLOSED: { tone: 'neutral', icon: 'archive' },
};
const MANDATE_TYPE: Readonly<Record<MandateType, ReactNode>> = {
  EXCLUSIVE: <StarIcon />,
  NON_EXCLUSIVE: <LayersIcon />,
  PARTNER: <HandshakeIcon />,
};

interface StatusTagProps {
  faces: Readonly<Record<string, StatusStyle>>;
  /** Prefix of the message keys. */
  name: string;
  status: string;
  transaction?: TransactionType | null | undefined;
}

function StatusTag({ faces, name, status, transaction }: StatusTagProps) {
  const { t } = useTranslation('common');
  const tagFace = Object.hasOwn(faces, status) ? faces[status] : undefined;
  if (!tagFace) {
    return (
      <Tag tone="crimson" icon={<CircleAlertIcon />}>
        {t('mandateStatus.unknown')}
      </Tag>
    );
  }
  const Icon = ICONS[tagFace.icon];
  const word = `${name}.${status}`;
  return (
    <Tag tone={tagFace.tone} icon={<Icon />}>
      {t(transaction ? [`${word}.${transaction}`, word] : word)}
    </Tag>
  );
}

/**
 * Label of a status for a sale or a letting where they differ; without a transaction, the common one. Unknown statuses
 * are red.
 */
export function MandateStatusTag({ status, transaction }: { status: string; transaction?: TransactionType | null }) {
  return <StatusTag faces={MANDATE_STATUS_STYLES} name="mandateStatus" status={status} transaction={transaction} />;
}

export function PropertyStatusTag({ status }: { status: string }) {
  return <StatusTag faces={PROPERTY_STATUS_STYLES} name="propertyStatus" status={status} />;
}

export function VisitStatusTag({ status }: { status: string }) {
  return <StatusTag faces={VISIT_STATUS_STYLES} name="visitStatus" status={status} />;
}

export function UserStatusTag({ status }: { status: string }) {
  return <StatusTag faces={USER_STATUS} name="userStatus" status={status} />;
}

/** The type of a mandate with its icon; a generic icon for an unknown type. */
export function MandateTypeTag({ type }: { type: string }) {
  const { t } = useTranslation('common');
  const isKnownType = Object.hasOwn(MANDATE_TYPE, type);
  return (
    <Tag icon={isKnownType ? MANDATE_TYPE[type as MandateType] : <ScaleIcon />}>
      {t(isKnownType ? `mandateType.${type}` : 'mandateType.unknown')}
    </Tag>
  );
}

/** Sale or rental. */
export function TransactionTag({ type }: { type: TransactionType }) {
  const { t } = useTranslation('common');
  return (
    <Tag tone={type === 'SALE' ? 'green' : 'blue'} icon={type === 'SALE' ? <TagIcon /> : <CircleDotIcon />}>
      {t(`transactionType.${type}`)}
    </Tag>
  );
}
