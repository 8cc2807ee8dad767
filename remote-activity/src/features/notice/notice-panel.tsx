import type { ReactNode } from 'react';
import { call, useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { TourNotice, TourNotices } from '@pignon/shared/domain/visit/notice/notice.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  Alert,
  Button,
  CalendarDaysIcon,
  MailIcon,
  MaskedValue,
  Panel,
  PanelContent,
  RefusedButton,
  saveFile,
  sentenceOf,
  tellFailure,
} from '@pignon/shared/ui/core';
import { useNotices, useTellVisitors } from '../../data/notice.queries';
import styles from './notice.module.css';

type Visitor = TourNotices['visitors'][number];
type Line = TourNotice['lines'][number];

function Lines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('activity');
  return (
    <ul className={styles.lines}>
      {lines.map(({ visitId, news, propertyRef, start }) => (
        <li key={visitId}>
          {t(`notice.news.${news}`, { reference: propertyRef, day: formatDate(start), time: formatTime(start) })}
        </li>
      ))}
    </ul>
  );
}

/** One message: recipient, time, sender, text. */
function Message({ notice }: { notice: TourNotice }) {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const { name, kind, status, at, by, said, lines } = notice;
  const kindText = kind && t(`notice.kind.${kind}`);
  const hasFailed = status === 'FAILED' || status === 'UNCERTAIN' || status === 'CANCELLED';
  return (
    <li className={styles.message}>
      <p className={hasFailed ? styles.warning : undefined}>
        <MaskedValue>{name}</MaskedValue>
        {kindText && ` – ${kindText}`}
      </p>
      <p className={styles.soft}>
        {t(`notice.status.${status}`, { day: formatDate(at), time: formatTime(at), name: nameOf(by) })}{' '}
        {hasFailed && <MaskedValue>{said}</MaskedValue>}
      </p>
      <Lines lines={lines} />
    </li>
  );
}

interface VisitorPartProps {
  visitor: Visitor;
  isQueued: boolean;
  busy: boolean;
  onTell: () => void;
}

/** Due notice of a visitor, with a send button. */
function VisitorPart({ visitor, isQueued, busy, onTell }: VisitorPartProps) {
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  const { contactId, name, problem, untold } = visitor;
  if (untold.length === 0) return null;
  return (
    <li className={styles.message}>
      <p>
        <MaskedValue>{name}</MaskedValue> {t(isQueued ? 'notice.waits' : 'notice.untold')}
      </p>
      <Lines lines={untold} />
      {problem !== null && (
        <Link className={styles.warning} to={paths.contact(contactId)}>
          {t(`notice.problem.${problem}`)}
        </Link>
      )}
      {mayWrite && problem === null && (
        <Button icon={<MailIcon />} loading={busy} onClick={onTell}>
          {t('notice.tell')}
        </Button>
      )}
    </li>
  );
}

function CalendarButton({ groupId }: { groupId: string }) {
  const { t } = useTranslation('activity');
  const watched = usePrivacy();
  const save = async () => {
    try {
      saveFile(await call('GET visit/group/{groupId}/calendar.ics', { params: { groupId } }));
    } catch (error) {
      tellFailure(error, sentenceOf(error) ?? t('state.error'));
    }
  };
  if (watched)
    return (
      <RefusedButton icon={<CalendarDaysIcon />} reason={t('notice.hidden')}>
        {t('notice.calendar')}
      </RefusedButton>
    );
  return (
    <Button icon={<CalendarDaysIcon />} onClick={() => void save()}>
      {t('notice.calendar')}
    </Button>
  );
}

function Notices({ groupId, notices }: { groupId: string; notices: TourNotices }) {
  const { t } = useTranslation('activity');
  const { mutate, isPending, variables, error } = useTellVisitors(groupId);
  const { content, visitors, automatic } = notices;
  const isQueued = (id: number) =>
    content.some(({ contactId, status }) => contactId === id && (status === 'WAITING' || status === 'SENDING'));
  const hasNothing = content.length === 0 && visitors.every(({ untold }) => untold.length === 0);
  return (
    <div className={styles.parts}>
      <p className={styles.soft}>{t(automatic ? 'notice.automatic' : 'notice.byHand')}</p>
      {hasNothing && <p className={styles.soft}>{t('notice.nothing')}</p>}
      <ul className={styles.messages} aria-label={t('notice.toTell')}>
        {visitors.map((visitor) => (
          <VisitorPart
            key={visitor.contactId}
            visitor={visitor}
            isQueued={isQueued(visitor.contactId)}
            busy={isPending && variables.includes(visitor.contactId)}
            onTell={() => mutate([visitor.contactId])}
          />
        ))}
      </ul>
      {error && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
      <ol className={styles.messages} aria-label={t('notice.messages')}>
        {content.map((notice) => (
          <Message key={notice.id} notice={notice} />
        ))}
      </ol>
      <CalendarButton groupId={groupId} />
    </div>
  );
}

/** Notices sent to a tour's visitors, due notices, and the tour as a calendar file. */
export function NoticePanel({ groupId }: { groupId: string }): ReactNode {
  const { t } = useTranslation('activity');
  const query = useNotices(groupId);
  return (
    <Panel title={t('notice.title')} icon={<MailIcon />}>
      <PanelContent query={query} isEmpty={() => false} empty="">
        {(notices) => <Notices groupId={groupId} notices={notices} />}
      </PanelContent>
    </Panel>
  );
}
