import { useDeferredValue } from 'react';
import { isPrivateMedia } from '@pignon/shared/domain/privacy/private-media';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { usePrivacy } from '@pignon/shared/state';
import { classNames, useCartAction } from '@pignon/shared/ui/core';
import { isPhoto } from './sections/document-list';
import { Gallery } from './gallery/gallery';
import { PropertyBody } from './property-body';
import { PropertyHeading } from './property-heading';
import { PropertySideColumn } from './property-side-column';
import styles from './detail.module.css';

/** Photographs; private ones are hidden on the client's screen. */
function Photographs({ property: { reference, title, media } }: { property: Property }) {
  const masked = usePrivacy();
  const photos = media.filter((one) => isPhoto(one) && !(masked && isPrivateMedia(one)));
  return <Gallery key={reference} reference={reference} title={title} photos={photos} />;
}

/**
 * A property's page: head, photographs, sections, side panels. `day` is today's ISO date. Head and photographs fill the
 * first screen, and are on it before the rest is rendered.
 */
export function PropertyDetail({ property, day }: { property: Property; day: string }) {
  useCartAction({ kind: 'property', id: property.reference });
  const isRestShown = useDeferredValue(true, false);
  return (
    <article className={styles.detail}>
      <PropertyHeading property={property} />
      <Photographs property={property} />
      {isRestShown && (
        <div className={classNames('pg-record', styles.columns)}>
          <PropertyBody property={property} day={day} />
          <PropertySideColumn property={property} />
        </div>
      )}
    </article>
  );
}
