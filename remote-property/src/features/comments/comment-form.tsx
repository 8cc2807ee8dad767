import { useMemo, useState } from 'react';
import { raiseNotice } from '@pignon/shared/bus';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, sentenceOf } from '@pignon/shared/ui/core';
import { useDirty } from '@pignon/shared/contract';
import { DraftBar, useKeptDraft } from '@pignon/shared/ui/form';
import styles from './comments.module.css';

/** Maximum length of a stored comment. */
const MAX = 10_000;

interface CommentFormProps {
  /** Key of the draft. */
  draftKey: string;
  initial?: string;
  /** Text that was cancelled by mistake. */
  typed?: string;
  isPending: boolean;
  error: unknown;
  onSave: (text: string) => Promise<unknown>;
  onCancel: () => void;
  /** Called with the typed text on cancel. */
  onDiscard: (typed: string) => void;
}

/** Form of a new or changed comment; Ctrl+Enter saves, Escape cancels. */
export function CommentForm({
  draftKey,
  initial = '',
  typed = initial,
  isPending,
  error,
  onSave,
  onCancel,
  onDiscard,
}: CommentFormProps) {
  const { t } = useTranslation('property');
  const [text, setText] = useState(typed);
  const { draft, dirty, drop, keep, keptUpTo } = useKeptDraft({
    draftKey,
    values: useMemo(() => ({ text }), [text]),
    base: useMemo(() => ({ text: initial }), [initial]),
    version: undefined,
    onFound: ({ values }) => typeof values['text'] === 'string' && setText(values['text']),
  });
  const resetText = () => {
    setText(initial);
    void drop();
  };
  useDirty(dirty, { discard: resetText, keep, keptUpTo });
  const dropDraft = () => {
    resetText();
    raiseNotice(t('comments.dropped'), { label: t('comments.takeBack'), run: () => setText(text) });
  };
  const discard = () => {
    if (!dirty) return onCancel();
    void drop();
    onDiscard(text);
  };
  const save = () => {
    if (text.trim() === '' || isPending) return;
    if (text.trim() === initial.trim()) discard();
    else void onSave(text).then(drop, keep);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DraftBar draft={draft} isNew={initial === ''} onStartOver={dropDraft} />
      <textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens at a click on "add" or "edit"
        autoFocus
        rows={3}
        maxLength={MAX}
        aria-label={t('comments.text')}
        placeholder={t('comments.placeholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') discard();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      {error !== null && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
      <div className={styles.buttons}>
        <Button size="small" onClick={discard}>
          {t('comments.cancel')}
        </Button>
        <Button size="small" type="primary" htmlType="submit" loading={isPending} disabled={text.trim() === ''}>
          {t(initial === '' ? 'comments.addDo' : 'comments.save')}
        </Button>
      </div>
    </form>
  );
}
