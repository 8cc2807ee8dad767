import { useState, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { clockOf, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { isDay, isTime } from '@pignon/shared/domain/common/fields/read-day';
import { sameValue } from '@pignon/shared/domain/form/values';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { formatLongDate, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  Alert,
  BlockerLink,
  Button,
  ButtonLink,
  DayInput,
  Dialog,
  Field,
  Input,
  MaskedValue,
  RecordLink,
  SelectBox,
  TimeInput,
  VisitStatusTag,
} from '@pignon/shared/ui/core';
import { tourPath } from '../tour/tour-address';
import { hasLength, addMinutesTo, minutesOf, type MoveTarget } from './entry-times';
import type { EntryTexts } from './entry-texts';
import type { Refusal } from './use-moves';
import styles from './agenda-page.module.css';

interface EntryDialogProps {
  entry: AgendaEntry;
  words: EntryTexts;
  colleagues: Colleagues;
  /** Begins at the day to move it to. */
  moving: boolean;
  onClose: () => void;
  /** Resolves undefined when saved, else the refusal. */
  onMove: (entry: AgendaEntry, target: MoveTarget) => Promise<Refusal | undefined>;
}

const isOfMandate = ({ kind }: Pick<AgendaEntry, 'kind'>) => kind === 'SIGNING' || kind === 'MANDATE_TERM';

/** The page that shows an entry whole. */
function pageOf({ kind, id, groupId }: AgendaEntry): string {
  if (kind === 'VISIT') return groupId === null ? paths.visit(id) : tourPath(groupId);
  return isOfMandate({ kind }) ? paths.mandate(id) : paths.event(id);
}

function Facts({ entry, words }: Pick<EntryDialogProps, 'entry' | 'words'>) {
  const { t } = useTranslation('activity');
  const { start, day, propertyRef, contacts, status, city } = entry;
  return (
    <div className={styles.facts}>
      <strong>{words.title}</strong>
      {isOfMandate(entry) && (
        <RecordLink record={{ kind: 'mandate', id: String(entry.id) }} fallback={t('link.mandate')} />
      )}
      <span>{[formatLongDate(start ?? day ?? ''), words.time].filter(Boolean).join(', ')}</span>
      {propertyRef !== null && (
        <span>
          <Link to={paths.property(propertyRef)}>{propertyRef}</Link>
          {city !== '' && ` · ${city}`}
        </span>
      )}
      {contacts.map(({ contactId, name }) => (
        <Link key={contactId} to={paths.contact(contactId)}>
          <MaskedValue spoken={t('chip.contact')}>{name}</MaskedValue>
        </Link>
      ))}
      {words.userNames !== '' && <span className={styles.soft}>{t('follow.led', { name: words.userNames })}</span>}
      {status && (
        <span>
          <VisitStatusTag status={status} />
        </span>
      )}
    </div>
  );
}

/** Values of the form. */
interface EntryValues {
  day: string;
  time: string;
  minutes: number;
  user: string;
}

const valuesOf = (entry: AgendaEntry): EntryValues => ({
  day: dayOf(entry.start ?? undefined),
  time: clockOf(entry.start ?? new Date()),
  minutes: minutesOf(entry),
  user: entry.users[0] ?? '',
});

function targetOf(entry: AgendaEntry, { day, time, minutes, user }: EntryValues): MoveTarget {
  const start = instantOf(day, time);
  // a call without an end keeps none
  const isEnded = hasLength(entry.kind) && (entry.end !== null || minutes !== minutesOf(entry));
  return {
    start,
    end: isEnded ? addMinutesTo(start, minutes) : null,
    ...(user !== entry.users[0] && { user }),
  };
}

interface MoveFieldsProps {
  entry: AgendaEntry;
  colleagues: Colleagues;
  newValues: EntryValues;
  onChange: (part: Partial<EntryValues>) => void;
}

function MoveFields({ entry, colleagues, newValues, onChange }: MoveFieldsProps) {
  const { t } = useTranslation('activity');
  const known = new Set([newValues.user, ...colleagues.negotiators.map(({ loginEmail }) => loginEmail)]);
  return (
    <div className={styles.fields} role="group" aria-label={t('agenda.move')}>
      <Field label={t('tour.day')}>
        {(ids) => <DayInput {...ids} required value={newValues.day} onChange={(day) => onChange({ day })} />}
      </Field>
      <Field label={t('field.visit.start')}>
        {(ids) => <TimeInput {...ids} required value={newValues.time} onChange={(time) => onChange({ time })} />}
      </Field>
      {hasLength(entry.kind) && (
        <Field label={t('agenda.length')} error={newValues.minutes > 0 ? undefined : t('tour.missing.minutes')}>
          {(ids) => (
            <Input
              {...ids}
              type="number"
              min={5}
              max={720}
              step={5}
              suffix={t('tour.minutes')}
              value={Number.isNaN(newValues.minutes) ? '' : newValues.minutes}
              onChange={({ target }) => onChange({ minutes: target.valueAsNumber })}
            />
          )}
        </Field>
      )}
      <Field label={t('field.visit.negotiator')}>
        {(ids) => (
          <SelectBox
            {...ids}
            value={newValues.user}
            options={[...known].map((value) => ({ value, label: colleagues.nameOf(value) }))}
            onChange={(user) => onChange({ user })}
          />
        )}
      </Field>
    </div>
  );
}

/** Dialog of one agenda entry, with a form to move it. A refused move keeps the typed values. */
export function EntryDialog({ entry, words, colleagues, moving, onClose, onMove }: EntryDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const [initial] = useState(() => valuesOf(entry));
  const [newTimes, setNewTimes] = useState(initial);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const isReady =
    isDay(newTimes.day) &&
    isTime(newTimes.time) &&
    newTimes.user !== '' &&
    (!hasLength(entry.kind) || newTimes.minutes > 0);
  const save = async () => {
    if (sameValue(newTimes, initial)) return onClose();
    setBusy(true);
    const refusal = await onMove(entry, targetOf(entry, newTimes));
    setBusy(false);
    setRefusal(refusal);
    if (!refusal) onClose();
  };
  return (
    <Dialog
      open
      title={moving ? t('agenda.moveTitle', { kind: words.kind }) : words.kind}
      width={480}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to={pageOf(entry)}>{t(`agenda.open.${entry.kind}`)}</ButtonLink>
          {entry.movable ? (
            <Button type="primary" loading={busy} disabled={!isReady} onClick={() => void save()}>
              {t('agenda.move')}
            </Button>
          ) : (
            <Button onClick={onClose}>{t('agenda.close')}</Button>
          )}
        </>
      }
    >
      <Facts entry={entry} words={words} />
      {entry.movable && (
        <MoveFields
          entry={entry}
          colleagues={colleagues}
          newValues={newTimes}
          onChange={(part) => setNewTimes((now) => ({ ...now, ...part }))}
        />
      )}
      {refusal && (
        <Alert type="error" title={refusal.sentence}>
          {refusal.to !== undefined && <BlockerLink to={refusal.to} />}
        </Alert>
      )}
    </Dialog>
  );
}
