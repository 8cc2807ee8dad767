import type { Property } from '@pignon/shared/domain/property/property.schema';
import { isPhoto } from './document-list';
import { Gallery } from './gallery/gallery';
import { PropertyBody } from './property-body';
import { PropertyHead } from './property-head';
import { PropertySide } from './property-side';
import styles from './detail.module.css';

/** A property in full: head, photographs, chapters, and what stands beside them. `day` is today's ISO date. */
export function PropertyDetail({ property, day }: { property: Property; day: string }) {
  return (
    <article className={styles.detail}>
      <PropertyHead property={property} />
      <Gallery
        key={property.reference}
        reference={property.reference}
        title={property.title}
        photos={property.media.filter(isPhoto)}
      />
      <div className={styles.columns}>
        <PropertyBody property={property} day={day} />
        <PropertySide property={property} />
      </div>
    </article>
  );
}
