import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { MAX_VISITORS, VISIT_KINDS } from '@pignon/shared/domain/visit/visit.enums';
import { useTranslation } from '@pignon/shared/i18n';
import {
  Button,
  CalendarDaysIcon,
  DayInput,
  Field,
  FilterChip,
  Input,
  Panel,
  PanelNote,
  PlusIcon,
  Segmented,
  SelectBox,
  UsersIcon,
  RecordPicker,
  TimeInput,
} from '@pignon/shared/ui/core';
import { useUnmaskedNames } from '../use-unmasked-names';
import { tourOfKind, tourOfNegotiator, visitsOfOtherDays, type TourDraft } from './tour-draft';
import styles from './tour.module.css';

interface PartProps {
  draft: TourDraft;
  onChange: (part: Partial<TourDraft>) => void;
}

/** Contacts offered as buttons at a time; the others are found by search. */
const MAX_OFFERED = 20;

/** Visitors: one buyer, or several together. Contacts in `offered` are offered as buttons. */
export function Visitors({ draft, onChange, offered }: PartProps & { offered: readonly number[] }): ReactNode {
  const { t } = useTranslation('activity');
  const { contactIds } = draft;
  const isFull = contactIds.length >= MAX_VISITORS;
  const others = offered.filter((id) => !contactIds.includes(id));
  const buttons = isFull ? [] : others.slice(0, MAX_OFFERED);
  const searched = others.length - buttons.length;
  const nameOf = useUnmaskedNames([...contactIds, ...buttons]);
  return (
    <Panel title={t('field.visit.contactIds')} icon={<UsersIcon />}>
      {contactIds.length > 0 && (
        <div className={styles.people}>
          {contactIds.map((id) => (
            <FilterChip
              key={id}
              label={nameOf(id)}
              onRemove={() => onChange({ contactIds: contactIds.filter((other) => other !== id) })}
            />
          ))}
        </div>
      )}
      {buttons.length > 0 && (
        <div className={styles.people} role="group" aria-label={t('tour.offered')}>
          <span className={styles.soft}>{t('tour.offered')}</span>
          {buttons.map((id) => (
            <Button
              key={id}
              size="small"
              icon={<PlusIcon />}
              aria-label={t('tour.addNamed', { name: nameOf(id) })}
              onClick={() => onChange({ contactIds: [...contactIds, id] })}
            >
              {nameOf(id)}
            </Button>
          ))}
          {searched > 0 && <span className={styles.soft}>{t('tour.offeredMore', { count: searched })}</span>}
        </div>
      )}
      {isFull ? (
        <PanelNote>{t('tour.visitorsFull', { count: MAX_VISITORS })}</PanelNote>
      ) : (
        <RecordPicker
          kind="contact"
          label={t('tour.addContact')}
          isHeld={({ id }) => contactIds.includes(id)}
          onPick={({ id }) => onChange({ contactIds: [...contactIds, id] })}
        />
      )}
    </Panel>
  );
}

/** Date, negotiator and kind of the tour. */
export function Schedule({ draft, onChange, colleagues }: PartProps & { colleagues: Colleagues }): ReactNode {
  const { t } = useTranslation('activity');
  const known = colleagues.negotiators.some(({ loginEmail }) => loginEmail === draft.negotiator);
  const otherDays = visitsOfOtherDays(draft).length;
  const people = [
    ...(known || draft.negotiator === '' ? [] : [draft.negotiator]),
    ...colleagues.negotiators.map(({ loginEmail }) => loginEmail),
  ];
  return (
    <Panel title={t('tour.schedule')} icon={<CalendarDaysIcon />}>
      {otherDays > 0 && <PanelNote>{t('tour.otherDays', { count: otherDays })}</PanelNote>}
      <div className={styles.fields}>
        <Field label={t('tour.day')}>
          {(ids) => <DayInput {...ids} required value={draft.day} onChange={(day) => onChange({ day })} />}
        </Field>
        <Field label={t('tour.time')}>
          {(ids) => <TimeInput {...ids} required value={draft.time} onChange={(time) => onChange({ time })} />}
        </Field>
        <Field label={t('tour.gap')}>
          {(ids) => (
            <Input
              {...ids}
              type="number"
              min={0}
              max={240}
              step={5}
              suffix={t('tour.minutes')}
              value={draft.gap}
              onChange={({ target }) => onChange({ gap: Math.max(0, target.valueAsNumber || 0) })}
            />
          )}
        </Field>
        <Field label={t('field.visit.negotiator')}>
          {(ids) => (
            <SelectBox
              {...ids}
              value={draft.negotiator}
              options={people.map((value) => ({ value, label: colleagues.nameOf(value) }))}
              onChange={(negotiator) => onChange(tourOfNegotiator(draft, negotiator))}
            />
          )}
        </Field>
        <div className={styles.wide}>
          <Segmented
            label={t('field.visit.kind')}
            value={draft.kind}
            options={VISIT_KINDS.map((value) => ({ value, label: t(`visitKind.${value}`) }))}
            onChange={(kind) => onChange(tourOfKind(draft, kind))}
          />
        </div>
      </div>
    </Panel>
  );
}
