import { useState } from 'react';
import { call, callQuery, useQuery, useQueryClient, type CallReply } from '@pignon/shared/api';
import { formatDateTime, formatRelative, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, ScreenLoading, SkeletonLines, Tag } from '@pignon/shared/ui/core';
import { useSingleTask } from '../use-single-task';
import { useReauthentication } from './use-reauthentication';

type UserSession = CallReply<'GET user/me/session'>[number];

const SESSIONS = callQuery('GET user/me/session', {});

/** "Firefox sur Windows". */
function useDeviceName(): (session: UserSession) => string {
  const { t } = useTranslation('identity');
  return ({ browser, system }) =>
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
}

interface LineProps {
  session: UserSession;
  onEnd: () => void;
}

function SessionLine({ session, onEnd }: LineProps) {
  const { t } = useTranslation('identity');
  const device = useDeviceName()(session);
  const { current, provider, signedInTime, lastSeenTime } = session;
  return (
    <li>
      <div className="host-session">
        <strong>{device}</strong>
        {current && <Tag tone="green">{t('sessions.current')}</Tag>}
        <p className="host-profile-lead">
          {t('sessions.since', { time: formatDateTime(signedInTime) })}
          {provider && ` (${t(`methods.${provider}`)})`}
        </p>
        <p className="host-profile-lead">{t('sessions.seen', { time: formatRelative(lastSeenTime) })}</p>
      </div>
      {!current && (
        <Button size="small" danger aria-label={t('sessions.endThis', { device })} onClick={onEnd}>
          {t('sessions.endOne')}
        </Button>
      )}
    </li>
  );
}

interface EndDialogProps {
  session: UserSession;
  onClose: () => void;
  onEnded: () => void;
}

function EndSessionDialog({ session, onClose, onEnded }: EndDialogProps) {
  const { t } = useTranslation('identity');
  const device = useDeviceName()(session);
  const { busy, failed, run } = useSingleTask();
  const end = async () => {
    if (await run('end', () => call('DELETE user/me/session/{id}', { params: { id: session.id } }))) onEnded();
  };
  return (
    <Dialog
      open
      title={t('sessions.sureOne')}
      onClose={onClose}
      width={420}
      footer={
        <>
          <Button data-begin onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="primary" danger loading={busy !== undefined} onClick={() => void end()}>
            {t('sessions.endOne')}
          </Button>
        </>
      }
    >
      <p>{t('sessions.effectOne', { device })}</p>
      {failed && <Alert type="error" title={failed} />}
    </Dialog>
  );
}

/** The user's open sessions, each with its end. */
export function SessionList() {
  const { t } = useTranslation('identity');
  const client = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(SESSIONS);
  const [toEnd, setToEnd] = useState<UserSession>();
  const [isEnded, setIsEnded] = useState(false);
  const { prove, proof } = useReauthentication();
  const ask = (session: UserSession) => {
    setIsEnded(false);
    void prove(() => setToEnd(session));
  };
  const finish = () => {
    setToEnd(undefined);
    setIsEnded(true);
    void client.invalidateQueries({ queryKey: SESSIONS.queryKey });
  };
  if (!sessions && isError)
    return (
      <Alert
        type="error"
        title={t('sessions.unread')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  if (!sessions)
    return (
      <ScreenLoading>
        <SkeletonLines lines={3} />
      </ScreenLoading>
    );
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => ask(session)} />
        ))}
      </ul>
      {sessions.every(({ current }) => current) && <p className="host-profile-lead">{t('sessions.only')}</p>}
      {isEnded && <Alert type="success" title={t('sessions.ended')} />}
      {proof}
      {toEnd && <EndSessionDialog session={toEnd} onClose={() => setToEnd(undefined)} onEnded={finish} />}
    </>
  );
}
