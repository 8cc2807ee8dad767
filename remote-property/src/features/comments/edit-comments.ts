import type { Comment } from '@pignon/shared/domain/common/comment.schema';
import { timestampOf, type DateTime } from '@pignon/shared/domain/common/date-time';

/** A change of the comments that can be repeated on a colleague's newer list with the same meaning. */
export type CommentEdit = (comments: readonly Comment[]) => Comment[];

const isSame = (comment: Comment, createdTime: DateTime): boolean =>
  timestampOf(comment.createdTime) === timestampOf(createdTime);

const editOne =
  (createdTime: DateTime, change: (comment: Comment) => Comment): CommentEdit =>
  (comments) =>
    comments.map((comment) => (isSame(comment, createdTime) ? change(comment) : comment));

/** `at` also identifies the comment: for two in one millisecond, the second is moved on. */
export function adding(text: string, at: string): CommentEdit {
  return (comments) => {
    const usedTimes = new Set(comments.map(({ createdTime }) => timestampOf(createdTime)));
    let moment = Date.parse(at);
    while (usedTimes.has(moment)) moment += 1;
    return [
      { pinned: false, text: text.trim(), createdTime: new Date(moment).toISOString(), author: null },
      ...comments,
    ];
  };
}

export const rewording = (createdTime: DateTime, text: string): CommentEdit =>
  editOne(createdTime, (comment) => ({ ...comment, text: text.trim() }));

export const pinning = (createdTime: DateTime, pinned: boolean): CommentEdit =>
  editOne(createdTime, (comment) => ({ ...comment, pinned }));

export const deleting =
  (createdTime: DateTime): CommentEdit =>
  (comments) =>
    comments.filter((comment) => !isSame(comment, createdTime));
