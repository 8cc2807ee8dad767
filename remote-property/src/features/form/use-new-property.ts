import type { Received } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { propertyScope } from '../../data/property-scope';
import { useNewPhotos } from '../photos/new/use-new-photos';

/** The key of the draft: of a new property, or of a copy. */
export const draftKeyOf = (from: string) => (from === '' ? 'property:new' : `property:new-${from}`);

/** Handles the end of a new property: saved, discarded with its photos, or left. */
export function useNewProperty(draftKey: string) {
  const photos = useNewPhotos(draftKey);
  const { t } = useTranslation('property');
  const navigate = useNavigate();
  const list = propertyScope.use()?.address ?? paths.properties;
  return {
    list,
    discard: photos.discard,
    // replaces the entry, so that Back does not return to a closed form
    cancel: (to: string) => void navigate(to, { replace: true }),
    saved: async (property: Received<Property>) => {
      const { reference } = property;
      bus.publish('notice.raised', { message: t('form.created', { reference }) });
      const sheet = paths.property(reference);
      const isSending = (await photos.send(reference)) > 0;
      await navigate(sheet, { replace: true });
      // the photos page shows the upload; Back returns to the property
      if (isSending) await navigate(`${sheet}/photos`);
    },
  };
}
