import { useState } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay, useUser } from '@pignon/shared/auth';
import { raiseNotice } from '@pignon/shared/bus';
import type { Comment } from '@pignon/shared/domain/common/comment.schema';
import { timestampOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, CommentList, lazyPart, Panel, PlusIcon } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../field-labels';
import { useCommentEdit } from '../../data/comment-changes';
import { CommentMenu } from './comment-menu';
import { DeleteDialog } from './delete-dialog';
import { adding, deleting, pinning, rewording } from './edit-comments';

// drafts need the code of forms
const CommentForm = lazyPart(async () => (await import('./comment-form')).CommentForm);

/** `typed`: text discarded by mistake. */
type Editing = { kind: 'add'; typed?: string } | { kind: 'edit' | 'delete'; createdTime: DateTime; typed?: string };

/** Comments, editable by their author and by managers. */
export function CommentsPanel({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  const { nameOf } = useColleagues();
  const masked = usePrivacy();
  const me = useUser()?.loginEmail;
  const isManager = useMay('manage');
  const mayWrite = useMay('write') && !masked;
  const [editing, setEditing] = useState<Editing>();
  const close = () => setEditing(undefined);
  const { mutate, mutateAsync, isPending, error, reset } = useCommentEdit(property, close);
  // another comment may be in the form meanwhile: pinning neither closes it nor shows its failure there
  const { mutate: pin } = useCommentEdit(property);
  const startEditing = (next: Editing) => {
    reset();
    setEditing(next);
  };
  const authorOf = new Map(property.comments.map(({ createdTime, author }) => [timestampOf(createdTime), author]));
  const discard = (typed: string) => {
    close();
    const run = () => editing && startEditing({ ...editing, typed });
    raiseNotice(t('comments.dropped'), { label: t('comments.takeBack'), run });
  };
  const form = { isPending, error, onCancel: close, onDiscard: discard, typed: editing?.typed };
  const menu = ({ createdTime, pinned }: Comment) => {
    const isMine = authorOf.get(timestampOf(createdTime)) === me;
    return (
      <CommentMenu
        pinned={pinned}
        onPin={() => pin(pinning(createdTime, !pinned))}
        onEdit={isMine ? () => startEditing({ kind: 'edit', createdTime }) : undefined}
        onDelete={isMine || isManager ? () => startEditing({ kind: 'delete', createdTime }) : undefined}
      />
    );
  };
  const add = (
    <Button size="small" icon={<PlusIcon />} onClick={() => startEditing({ kind: 'add' })}>
      {t('comments.add')}
    </Button>
  );
  return (
    <Panel title={label('comments')} action={mayWrite && editing?.kind !== 'add' && add}>
      {mayWrite && editing?.kind === 'add' && (
        <CommentForm
          {...form}
          draftKey={`comment:${property.reference}`}
          onSave={(text) => mutateAsync(adding(text, new Date().toISOString()))}
        />
      )}
      <CommentList
        comments={property.comments.map((one) => ({ ...one, author: one.author && nameOf(one.author) }))}
        action={mayWrite ? menu : undefined}
        instead={({ createdTime, text }) =>
          mayWrite && editing?.kind === 'edit' && timestampOf(editing.createdTime) === timestampOf(createdTime) ? (
            <CommentForm
              {...form}
              draftKey={`comment:${property.reference}-${timestampOf(createdTime)}`}
              initial={text}
              onSave={(next) => mutateAsync(rewording(createdTime, next))}
            />
          ) : undefined
        }
      />
      {mayWrite && editing?.kind === 'delete' && (
        <DeleteDialog
          isPending={isPending}
          error={error}
          onClose={close}
          onDelete={() => mutate(deleting(editing.createdTime))}
        />
      )}
    </Panel>
  );
}
