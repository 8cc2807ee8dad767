import type { ReactNode } from 'react';
import { PinIcon } from '../../icons';
import type { Comment } from '@pignon/shared/domain/common/comment.schema';
import { sortComments } from '@pignon/shared/domain/common/comments';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Tag } from './tag';
import { DateText } from './values';
import './comment-list.css';

export type CommentListProps = {
  comments: readonly Comment[];
  /** Action of a comment, at the end of its first line. */
  action?: (comment: Comment) => ReactNode;
  /** Shown in place of the text, such as a field during editing; undefined shows the text. */
  instead?: (comment: Comment) => ReactNode;
};

/** Comments on a record: pinned ones first, then the newest; hidden on the client's screen. */
export function CommentList({ comments, action, instead }: CommentListProps) {
  const { t } = useTranslation('common');
  const masked = usePrivacy();
  if (masked) return <p className="pg-comments-note">{t('comments.masked')}</p>;
  if (comments.length === 0) return <p className="pg-comments-note">{t('comments.empty')}</p>;
  return (
    <ul className="pg-comments">
      {sortComments(comments).map((comment) => (
        <li key={`${timestampOf(comment.createdTime)} ${comment.text}`}>
          <div className="pg-comments-meta">
            {comment.pinned && (
              <Tag tone="amber" icon={<PinIcon />}>
                {t('comments.pinned')}
              </Tag>
            )}
            {comment.author && <span>{comment.author}</span>}
            <DateText iso={comment.createdTime} as="relative" />
            {action?.(comment)}
          </div>
          {instead?.(comment) ?? <p className="pg-comments-text">{comment.text}</p>}
        </li>
      ))}
    </ul>
  );
}
