/** What a property may be called by: letters, figures, dots, dashes, at most 30 of them. Other software's are kept as they are. */
export const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/;
