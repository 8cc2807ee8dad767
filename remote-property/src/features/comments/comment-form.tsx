import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, sentenceOf } from '@pignon/shared/ui/core';
import { useDirty } from '@pignon/shared/contract';
import styles from './comments.module.css';

/** As much as the record keeps. */
const MOST = 10_000;

interface CommentFormProps {
  initial?: string;
  isPending: boolean;
  error: unknown;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Writes a remark, new or again; Ctrl+Enter saves, Escape gives up. */
export function CommentForm({ initial = '', isPending, error, onSave, onCancel }: CommentFormProps) {
  const { t } = useTranslation('property');
  const [text, setText] = useState(initial);
  useDirty(text.trim() !== initial.trim());
  const save = () => {
    if (text.trim() === '' || isPending) return;
    if (text.trim() === initial.trim()) onCancel();
    else onSave(text);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <textarea
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it opens at a click on "add" or "edit"
        autoFocus
        rows={3}
        maxLength={MOST}
        aria-label={t('comments.text')}
        placeholder={t('comments.placeholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      {error !== null && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
      <div className={styles.buttons}>
        <Button size="small" onClick={onCancel}>
          {t('comments.cancel')}
        </Button>
        <Button size="small" type="primary" htmlType="submit" loading={isPending} disabled={text.trim() === ''}>
          {t(initial === '' ? 'comments.addDo' : 'comments.save')}
        </Button>
      </div>
    </form>
  );
}
