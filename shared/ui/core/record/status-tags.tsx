import type { ReactNode } from 'react';
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
import type { MandateStatus, MandateType } from '@pignon/shared/domain/mandate/mandate.enums';
import type { PropertyStatus, TransactionType } from '@pignon/shared/domain/property/property.enums';
import type { UserStatus } from '@pignon/shared/domain/user/user.enums';
import type { VisitStatus } from '@pignon/shared/domain/visit/visit.enums';
import { Tag, type Tone } from './tag';

type Face = readonly [Tone, ReactNode];

const MANDATE_STATUS: Readonly<Record<MandateStatus, Face>> = {
  PENDING: ['amber', <ClockIcon key="i" />],
  RUNNING: ['green', <CircleCheckIcon key="i" />],
  EXPIRED: ['neutral', <HistoryIcon key="i" />],
  SOLD: ['purple', <KeyRoundIcon key="i" />],
  CLOSED: ['neutral', <ArchiveIcon key="i" />],
};
const PROPERTY_STATUS: Readonly<Record<PropertyStatus, Face>> = {
  ACTIVE: ['green', <CircleCheckIcon key="i" />],
  DRAFT: ['neutral', <PencilIcon key="i" />],
  UNDER_OFFER: ['amber', <HandshakeIcon key="i" />],
  UNDER_CONTRACT: ['blue', <ScaleIcon key="i" />],
  SOLD: ['purple', <KeyRoundIcon key="i" />],
  RENTED: ['purple', <KeyRoundIcon key="i" />],
  SUSPENDED: ['amber', <ClockIcon key="i" />],
  WITHDRAWN: ['neutral', <BanIcon key="i" />],
  ARCHIVED: ['neutral', <ArchiveIcon key="i" />],
};
const VISIT_STATUS: Readonly<Record<VisitStatus, Face>> = {
  PLANNED: ['blue', <CalendarDaysIcon key="i" />],
  CONFIRMED: ['green', <CalendarCheckIcon key="i" />],
  DONE: ['neutral', <CheckIcon key="i" />],
  CANCELLED: ['neutral', <CalendarXIcon key="i" />],
  NO_SHOW: ['crimson', <UserXIcon key="i" />],
};
const USER_STATUS: Readonly<Record<UserStatus, Face>> = {
  PENDING: ['amber', <ClockIcon key="i" />],
  ACTIVE: ['green', <UserCheckIcon key="i" />],
  SUSPENDED: ['crimson', <UserXIcon key="i" />],
  CLOSED: ['neutral', <ArchiveIcon key="i" />],
};
const MANDATE_TYPE: Readonly<Record<MandateType, ReactNode>> = {
  EXCLUSIVE: <StarIcon />,
  NON_EXCLUSIVE: <LayersIcon />,
  PARTNER: <HandshakeIcon />,
};

function faceOf<S extends string>(faces: Readonly<Record<S, Face>>, status: string): Face | undefined {
  return Object.hasOwn(faces, status) ? faces[status as S] : undefined;
}

function StatusTag({ face, name, status }: { face: Face | undefined; name: string; status: string }) {
  const { t } = useTranslation('common');
  if (!face) {
    return (
      <Tag tone="crimson" icon={<CircleAlertIcon />}>
        {t('mandateStatus.unknown')}
      </Tag>
    );
  }
  return (
    <Tag tone={face[0]} icon={face[1]}>
      {t(`${name}.${status}`)}
    </Tag>
  );
}

/**
 * PENDING orange, RUNNING green, EXPIRED and CLOSED grey, SOLD purple, anything else red. SOLD is « Vendu » or « Loué » of a
 * transaction, « Conclu » where both are meant.
 */
export function MandateStatusTag({ status, transaction }: { status: string; transaction?: TransactionType | null }) {
  const words = status === 'SOLD' && transaction ? `SOLD.${transaction}` : status;
  return <StatusTag face={faceOf(MANDATE_STATUS, status)} name="mandateStatus" status={words} />;
}

export function PropertyStatusTag({ status }: { status: string }) {
  return <StatusTag face={faceOf(PROPERTY_STATUS, status)} name="propertyStatus" status={status} />;
}

export function VisitStatusTag({ status }: { status: string }) {
  return <StatusTag face={faceOf(VISIT_STATUS, status)} name="visitStatus" status={status} />;
}

export function UserStatusTag({ status }: { status: string }) {
  return <StatusTag face={faceOf(USER_STATUS, status)} name="userStatus" status={status} />;
}

/** The mandate's kind with its icon; an unknown kind is a judge’s hammer. */
export function MandateTypeTag({ type }: { type: string }) {
  const { t } = useTranslation('common');
  const known = Object.hasOwn(MANDATE_TYPE, type);
  return (
    <Tag icon={known ? MANDATE_TYPE[type as MandateType] : <ScaleIcon />}>
      {t(known ? `mandateType.${type}` : 'mandateType.unknown')}
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
