import { classNames, ScreenLoading, Skeleton, SkeletonLines } from '@pignon/shared/ui/core';
import detail from './detail.module.css';
import gallery from './gallery/gallery.module.css';
import chapters from './sections/chapters.module.css';

const TILES = 5;
const FIGURES = 6;

/** Placeholder of a loading property, in its layout. */
export function DetailSkeleton() {
  return (
    <ScreenLoading>
      <div className={detail.detail}>
        <div className={detail.head}>
          <Skeleton width={220} height={34} />
          <Skeleton width={300} />
        </div>
        <div className={classNames(gallery.gallery, gallery.gallery5)}>
          {Array.from({ length: TILES }, (_, tile) => (
            <span key={tile} className={gallery.galleryTile}>
              <span className="pg-thumbnail">
                <Skeleton height="100%" />
              </span>
            </span>
          ))}
        </div>
        <div className={classNames('pg-record', detail.columns)}>
          <div className={detail.chapters}>
            <div className={chapters.figures}>
              {Array.from({ length: FIGURES }, (_, figure) => (
                <Skeleton key={figure} height={40} />
              ))}
            </div>
            <div className={detail.section}>
              <SkeletonLines lines={6} />
            </div>
          </div>
          <div className={classNames('pg-record-side', detail.side)}>
            <Skeleton height={240} />
            <Skeleton height={120} />
          </div>
        </div>
      </div>
    </ScreenLoading>
  );
}
