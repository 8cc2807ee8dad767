import { useEffect, useState } from 'react';
import { useUser } from '@pignon/shared/auth';
import { removalEnd, removalProblem } from '@pignon/shared/domain/media/removal';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useStore } from '@pignon/shared/state';
import type { MediaEditor } from './media-edit-queue';

/** Whether and until when the user may delete a file; `until` is null for a manager, without limit. */
export interface Removal {
  isAllowed: boolean;
  until: Date | null;
}

const NOT_ALLOWED: Removal = { isAllowed: false, until: null };

/** Returns a function that tells whether a file may be deleted; rerenders when the next deadline passes. */
export function useRemoval(desk: MediaEditor): (media: Pick<Media, 'key'>) => Removal {
  const user = useUser();
  const recent = useStore(desk.recent);
  const [now, setNow] = useState(() => new Date());
  const nextEnd = Math.min(
    ...recent.map((upload) => removalEnd(upload).getTime()).filter((endTime) => endTime > now.getTime()),
  );
  useEffect(() => {
    if (!Number.isFinite(nextEnd)) return undefined;
    const timer = setTimeout(() => setNow(new Date(nextEnd)), Math.max(0, nextEnd - Date.now()));
    return () => clearTimeout(timer);
  }, [nextEnd]);
  return ({ key }) => {
    const upload = recent.find((recentUpload) => recentUpload.key === key);
    if (!user || removalProblem(upload, user, now) !== null) return NOT_ALLOWED;
    const isManagerAllowed = removalProblem(undefined, user, now) === null;
    return { isAllowed: true, until: upload && !isManagerAllowed ? removalEnd(upload) : null };
  };
}
