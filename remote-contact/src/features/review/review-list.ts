import { defineList, idParam, oneOfParam } from '@pignon/shared/router';
import { ARCHIVE_CHOICES } from '../list/contact-list';

/** Address of the list of inactive contacts. */
export const REVIEW_LIST = defineList({
  filters: { negotiator: idParam(), archive: oneOfParam(ARCHIVE_CHOICES, 'ALL') },
  orderProperties: ['lastSign'],
  defaultOrder: { property: 'lastSign', direction: 'ASC' },
});
