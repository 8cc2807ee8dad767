import PinIcon from 'lucide-react/icons/pin';
import type { Comment } from '@pignon/shared/domain/common/comment.schema';
import { sortComments } from '@pignon/shared/domain/common/comments';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Tag } from './tag';
import { DateText } from './values';
import './comment-list.css';

/** Remarks of colleagues: pinned first, then newest; hidden from customers. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  const { t } = useTranslation('common');
  const masked = usePrivacy();
  if (masked) return <p className="pg-comments-note">{t('comments.masked')}</p>;
  if (comments.length === 0) return <p className="pg-comments-note">{t('comments.empty')}</p>;
  return (
    <ul className="pg-comments">
      {sortComments(comments).map((comment) => (
        <li key={`${comment.createdTime} ${comment.text}`}>
          <p className="pg-comments-meta">
            {comment.pinned && (
              <Tag tone="amber" icon={<PinIcon />}>
                {t('comments.pinned')}
              </Tag>
            )}
            {comment.author && <span>{comment.author}</span>}
            <DateText iso={comment.createdTime} as="relative" />
          </p>
          <p className="pg-comments-text">{comment.text}</p>
        </li>
      ))}
    </ul>
  );
}
