import type { ReactNode } from 'react';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { TimelineKind } from '@pignon/shared/domain/contact/timeline.enums';
import type { TimelineEntry } from '@pignon/shared/domain/contact/timeline.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { PROPOSAL_STATUSES } from '@pignon/shared/domain/proposal/proposal.enums';
import { VISIT_STATUSES } from '@pignon/shared/domain/visit/visit.enums';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  FileSignatureIcon,
  HouseIcon,
  MaskedValue,
  RecordLink,
  RouteIcon,
  SendIcon,
  Tag,
  UserIcon,
  VisitStatusTag,
  EVENT_ICONS,
} from '@pignon/shared/ui/core';
import { ProposalTag } from '../proposals/proposal-tag';
import styles from './timeline.module.css';

const ICONS: Readonly<Record<TimelineKind, ReactNode>> = {
  ...EVENT_ICONS,
  VISIT: <RouteIcon />,
  PROPOSAL: <SendIcon />,
  MANDATE: <FileSignatureIcon />,
  PROPERTY: <HouseIcon />,
  CONTACT: <UserIcon />,
};

/** Journal entries name nobody; typed text is hidden from customers. */
const isOfJournal = (kind: TimelineKind) => kind === 'MANDATE' || kind === 'PROPERTY' || kind === 'CONTACT';

function Target({ target }: Pick<TimelineEntry, 'target'>): ReactNode {
  const { t } = useTranslation('contact');
  if (target === null) return null;
  return <RecordLink record={target} fallback={target.kind === 'mandate' ? t('timeline.mandate') : target.id} />;
}

function Status({ kind, status }: Pick<TimelineEntry, 'kind' | 'status'>): ReactNode {
  const { t } = useTranslation('contact');
  const visit = kind === 'VISIT' && VISIT_STATUSES.find((each) => each === status);
  if (visit) return <VisitStatusTag status={visit} />;
  const proposal = kind === 'PROPOSAL' && PROPOSAL_STATUSES.find((each) => each === status);
  if (proposal) return <ProposalTag status={proposal} />;
  return status && <Tag tone={status === 'DONE' ? 'green' : 'amber'}>{t(`timeline.task.${status}`)}</Tag>;
}

/** Key of an event in the timeline, with its id. */
const EVENT_KEY = /^event:([1-9]\d*)$/;

function Words({ kind, title, entryKey }: Pick<TimelineEntry, 'kind' | 'title'> & { entryKey: string }): ReactNode {
  const { t } = useTranslation('contact');
  if (kind === 'VISIT') return <span>{t('timeline.visit')}</span>;
  if (kind === 'PROPOSAL') return <span>{t('timeline.proposal')}</span>;
  if (isOfJournal(kind)) return <span>{title}</span>;
  const label = (
    <MaskedValue>
      <span>{title}</span>
    </MaskedValue>
  );
  const id = EVENT_KEY.exec(entryKey)?.[1];
  return id === undefined ? label : <Link to={paths.event(id)}>{label}</Link>;
}

interface TimelineRowProps {
  entry: TimelineEntry;
  nameOf: (loginEmail: string) => string;
}

/** Icon of an entry's kind, with its name. */
export function TimelineIcon({ kind }: Pick<TimelineEntry, 'kind'>): ReactNode {
  const { t } = useTranslation('contact');
  const name = t([`timeline.kind.${kind}`, `eventType.${kind}`]);
  return (
    <span className={styles.icon} title={name}>
      {ICONS[kind]}
      <span className="pg-hidden">{name}</span>
    </span>
  );
}

/** A timeline entry: what, who, when. */
export function TimelineRow({ entry, nameOf }: TimelineRowProps): ReactNode {
  const { t } = useTranslation('contact');
  const { key, kind, at, user, title, text, target, status } = entry;
  // a question keeps the status OPENED, and has a text
  const authorKind = status === 'OPENED' && text === '' ? status : 'CUSTOMER';
  return (
    <div className={styles.entry}>
      <div className={styles.body}>
        <p className={styles.title}>
          <Words kind={kind} title={title} entryKey={key} />
          <Target target={target} />
          <Status kind={kind} status={status} />
        </p>
        {text && (
          <p className={styles.text}>
            <MaskedValue>
              <span>{text}</span>
            </MaskedValue>
          </p>
        )}
        <p className={styles.meta}>
          {[
            t([`timeline.kind.${kind}`, `eventType.${kind}`]),
            user === '' ? t(`proposal.by.${authorKind}`) : nameOf(user),
          ].join(' · ')}
        </p>
      </div>
      <time className={styles.time} dateTime={isoOf(at)}>
        <span>{formatDate(at)}</span>
        <span>{formatTime(at)}</span>
      </time>
    </div>
  );
}
