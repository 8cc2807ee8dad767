import { ScreenLoading, Skeleton, SkeletonLines } from '@pignon/shared/ui/core';
import './gallery/gallery.css';
import './property-detail.css';

const TILES = 5;
const FIGURES = 6;

/** The place of a property that is coming, in the layout it will have. */
export function DetailSkeleton() {
  return (
    <ScreenLoading>
      <div className="pp-detail">
        <div className="pp-head">
          <Skeleton width={220} height={34} />
          <Skeleton width={300} />
        </div>
        <div className="pp-gallery pp-gallery-5">
          {Array.from({ length: TILES }, (_, tile) => (
            <span key={tile} className="pp-gallery-tile">
              <span className="pg-thumbnail">
                <Skeleton height="100%" />
              </span>
            </span>
          ))}
        </div>
        <div className="pp-columns">
          <div className="pp-chapters">
            <div className="pp-figures">
              {Array.from({ length: FIGURES }, (_, figure) => (
                <Skeleton key={figure} height={40} />
              ))}
            </div>
            <div className="pp-section">
              <SkeletonLines lines={6} />
            </div>
          </div>
          <div className="pp-side">
            <Skeleton height={240} />
            <Skeleton height={120} />
          </div>
        </div>
      </div>
    </ScreenLoading>
  );
}
