/** A row of a table, or a card. */
export const LIST_ITEM = 'article, tr, [role="row"]';

/** Link of an item that opens its record. */
export const ITEM_LINK = ':is(.pg-cell-primary, .pg-card-title) > a';
