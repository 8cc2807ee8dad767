/** A row of a table, or a card. */
export const LIST_ITEM = 'article, tr, [role="row"]';

/** The link that opens the record, in such an item. */
export const ITEM_LINK = ':is(.pg-cell-primary, .pg-card-title) > a';
