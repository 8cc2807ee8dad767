import { useMemo, useState, type ComponentType, type SubmitEvent, type ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import { useDirty } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, DayInput, Input, PlusIcon, Segmented } from '@pignon/shared/ui/core';
import type { LineDraftProps } from './line-draft';
import { QUICK_TYPES, type QuickDraft, type QuickLinks, type QuickType } from './quick-event';
import { useQuickAdd } from './use-quick-add';
import styles from './home.module.css';

const MAX_LENGTH = 300;

interface QuickAddProps {
  /** Default day; empty for none. */
  day: string;
  first?: QuickType;
  /** Links of the new event. */
  links?: QuickLinks;
  /** Placeholder of the input. */
  label?: string;
}

const ABOUT_NOTHING: QuickLinks = [];

/** `quick:contact-17`: separate draft per record. */
const keyOf = ([about]: QuickLinks): string => `quick:${about ? `${about.kind}-${about.id}` : 'home'}`;

/** Loads the code for drafts with the first focus, as it belongs to the forms; undefined until it is loaded. */
function useLineDraft(): { LineDraft: ComponentType<LineDraftProps> | undefined; loadDraft: () => void } {
  const [LineDraft, setLineDraft] = useState<ComponentType<LineDraftProps>>();
  const loadDraft = () => {
    if (LineDraft) return;
    // without it, leaving asks for confirmation
    void import('./line-draft').then((code) => setLineDraft(() => code.LineDraft)).catch(() => undefined);
  };
  return { LineDraft, loadDraft };
}

/** Creates a task, call or note in one line; type and date appear while typing. */
export function QuickAdd({ day, first = 'TASK', links = ABOUT_NOTHING, label }: QuickAddProps): ReactNode {
  const { t } = useTranslation('activity');
  const empty = useMemo((): QuickDraft => ({ type: first, title: '', day }), [first, day]);
  const [draft, setDraft] = useState(empty);
  const { LineDraft, loadDraft } = useLineDraft();
  /** True while the typed day is unreadable. */
  const [isUnreadable, setUnreadable] = useState(false);
  const isBlank = draft.title.trim() === '';
  const { mutate, isPending, error } = useQuickAdd(links, ({ type }, isQueued) => {
    setDraft((now) => ({ ...now, title: '', day }));
    if (type === 'NOTE' && !isQueued) bus.publish('notice.raised', { message: t('quick.noted') });
  });
  useDirty(!isBlank && !LineDraft);
  const change = (part: Partial<QuickDraft>) => setDraft((now) => ({ ...now, ...part }));
  const clearDraft = () => {
    if (isBlank) return;
    setDraft(empty);
    raiseNotice(t('quick.dropped'), { label: t('quick.takeBack'), run: () => setDraft(draft) });
  };
  const changeDay = (next: string, typed: string) => {
    setUnreadable(next === '' && typed.trim() !== '');
    change({ day: next });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBlank && !isPending && !(isUnreadable && draft.type !== 'NOTE')) mutate(draft);
  };
  return (
    <form className={styles.quick} onSubmit={submit} aria-label={t('quick.label')}>
      <Input
        aria-label={label ?? t('quick.what')}
        placeholder={label ?? t('quick.what')}
        prefix={<PlusIcon />}
        maxLength={MAX_LENGTH}
        value={draft.title}
        invalid={error !== null}
        onChange={({ target }) => change({ title: target.value })}
        onFocus={loadDraft}
        onKeyDown={({ key }) => key === 'Escape' && clearDraft()}
      />
      {LineDraft && (
        <LineDraft
          draftKey={keyOf(links)}
          draft={draft}
          empty={empty}
          onFound={setDraft}
          onDiscard={() => setDraft(empty)}
        />
      )}
      {!isBlank && (
        <div className={styles.quickMore}>
          <Segmented
            label={t('field.event.type')}
            value={draft.type}
            options={QUICK_TYPES.map((value) => ({ value, label: t(`eventType.${value}`) }))}
            onChange={(type) => change({ type })}
          />
          {draft.type !== 'NOTE' && <DayInput aria-label={t('quick.day')} value={draft.day} onChange={changeDay} />}
          <Button htmlType="submit" type="primary" loading={isPending}>
            {t('quick.add')}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className={styles.failed}>
          {error instanceof ProblemError ? error.message : t('state.error')}
        </p>
      )}
    </form>
  );
}
