import { useState, type ReactNode } from 'react';
import { reportFault } from '@pignon/shared/api';
import { recordPath } from '@pignon/shared/domain/record/record-path';
import { formatDate, formatTime } from '@pignon/shared/i18n';
import { Alert, BlockerLink, Button, ButtonLink, Dialog, MaskedValue } from '@pignon/shared/ui/core';
import { sendAgain, takeBack, useWaiting } from '../waiting';
import type { WaitingCall } from '../waiting-call';
import { useWaitingWords } from './words';
import './waiting.css';

/** Page on which an entry can be corrected. */
const correctionAddress = ({ correct, id }: WaitingCall): string | undefined =>
  correct && `${correct}${correct.includes('?') ? '&' : '?'}waiting=${id}`;

function TakeBackButton({
  waiting,
  busy,
  run,
}: {
  waiting: WaitingCall;
  busy: boolean;
  run: (work: Promise<unknown>) => void;
}) {
  const t = useWaitingWords();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  if (!isDialogOpen)
    return (
      <Button type="text" danger disabled={busy} onClick={() => setIsDialogOpen(true)}>
        {t('waiting:takeBack')}
      </Button>
    );
  return (
    <>
      <span role="status">{t('waiting:takeBackAsk')}</span>
      <Button danger loading={busy} onClick={() => run(takeBack(waiting.id))}>
        {t('waiting:takeBackSure')}
      </Button>
      <Button disabled={busy} onClick={() => setIsDialogOpen(false)}>
        {t('waiting:keep')}
      </Button>
    </>
  );
}

/** One waiting call: name, time, reason of a refusal, and actions. */
function Line({ waiting, behind, onLeave }: { waiting: WaitingCall; behind: boolean; onLeave: () => void }): ReactNode {
  const t = useWaitingWords();
  const [busy, setBusy] = useState(false);
  const { id, title, at, to, refusal, failures } = waiting;
  const run = (work: Promise<unknown>) => {
    setBusy(true);
    work.catch(reportFault).finally(() => setBusy(false));
  };
  const blocker = refusal?.blockedBy && recordPath(refusal.blockedBy.kind, refusal.blockedBy.id);
  const correction = refusal && correctionAddress(waiting);
  return (
    <li className="pg-waiting-line">
      <strong>
        <MaskedValue>
          <span>{title}</span>
        </MaskedValue>
      </strong>
      <p className="pg-waiting-soft">
        {t('waiting:at', { day: formatDate(new Date(at)), time: formatTime(new Date(at)) })}
        {behind && ` · ${t('waiting:behind')}`}
        {failures > 0 && ` · ${t('waiting:failing')}`}
      </p>
      {refusal && (
        <Alert type="error" title={refusal.code === 'OLD' ? t('waiting:old') : refusal.message}>
          {refusal.fields.map(({ path, message }) => (
            <p key={path}>{message}</p>
          ))}
          {blocker && (
            <p>
              <BlockerLink to={blocker} onClick={onLeave} />
            </p>
          )}
        </Alert>
      )}
      <div className="pg-waiting-tools">
        {correction ? (
          <ButtonLink to={correction} type="primary" onClick={onLeave}>
            {t('waiting:correct')}
          </ButtonLink>
        ) : (
          <ButtonLink to={to} onClick={onLeave}>
            {t('waiting:toPage')}
          </ButtonLink>
        )}
        {refusal && (
          <Button loading={busy} onClick={() => run(sendAgain(id))}>
            {t('waiting:again')}
          </Button>
        )}
        <TakeBackButton waiting={waiting} busy={busy} run={run} />
      </div>
    </li>
  );
}

/** All waiting calls, in order. */
export function WaitingDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useWaitingWords();
  const calls = useWaiting();
  return (
    <Dialog
      open
      title={t('waiting:title')}
      width={560}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('waiting:close')}</Button>}
    >
      {calls.length === 0 ? (
        <p>{t('waiting:empty')}</p>
      ) : (
        <>
          <p className="pg-waiting-soft">{t('waiting:about')}</p>
          <ol className="pg-waiting-list" aria-label={t('waiting:title')}>
            {calls.map((waiting, index) => (
              <Line
                key={waiting.id}
                waiting={waiting}
                behind={calls.slice(0, index).some(({ line, refusal }) => line === waiting.line && refusal)}
                onLeave={onClose}
              />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
