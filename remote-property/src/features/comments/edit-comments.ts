import type { Comment } from '@pignon/shared/domain/common/comment.schema';

/** A change of the remarks as they are now: made again on what a colleague wrote meanwhile, it means the same. */
export type CommentEdit = (comments: readonly Comment[]) => Comment[];

const only =
  (createdTime: string, change: (comment: Comment) => Comment): CommentEdit =>
  (comments) =>
    comments.map((comment) => (comment.createdTime === createdTime ? change(comment) : comment));

/** `at` also names the remark: of two written in one millisecond, the second is put after the first. */
export function adding(text: string, at: string): CommentEdit {
  return (comments) => {
    const taken = new Set(comments.map(({ createdTime }) => createdTime));
    let moment = Date.parse(at);
    while (taken.has(new Date(moment).toISOString())) moment += 1;
    return [
      { pinned: false, text: text.trim(), createdTime: new Date(moment).toISOString(), author: null },
      ...comments,
    ];
  };
}

export const rewording = (createdTime: string, text: string): CommentEdit =>
  only(createdTime, (comment) => ({ ...comment, text: text.trim() }));

export const pinning = (createdTime: string, pinned: boolean): CommentEdit =>
  only(createdTime, (comment) => ({ ...comment, pinned }));

export const deleting =
  (createdTime: string): CommentEdit =>
  (comments) =>
    comments.filter((comment) => comment.createdTime !== createdTime);
