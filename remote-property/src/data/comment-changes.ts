import { call, ProblemError, useMutation, type Received } from '@pignon/shared/api';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { CommentEdit } from '../features/comments/edit-comments';

type CommentsOwner = Pick<Property, 'reference' | 'version' | 'comments'>;

function save({ reference, version, comments }: CommentsOwner, edit: CommentEdit): Promise<Received<Property>> {
  const body = { comments: edit(comments) };
  return call('PATCH property/{reference}', { params: { reference }, body }, { version });
}

/** Current property from a conflict's response. */
function currentOf(error: unknown): CommentsOwner | undefined {
  if (!(error instanceof ProblemError) || error.code !== 'STALE') return undefined;
  // the API writes it by the schema of the response
  return error.problem?.current as CommentsOwner | undefined;
}

/** Saves a comment; after a conflict repeats the change on the current comments. */
export function useCommentEdit(property: CommentsOwner, onDone: () => void = () => undefined) {
  return useMutation({
    mutationFn: (edit: CommentEdit) =>
      save(property, edit).catch((error: unknown) => {
        const current = currentOf(error);
        if (!current) throw error;
        return save(current, edit);
      }),
    onSuccess: onDone,
  });
}
