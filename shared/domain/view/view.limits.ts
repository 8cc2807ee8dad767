/** Maximum views of one user per list. */
export const MAX_VIEWS = 50;
/** Maximum number of shown views of colleagues. */
export const MAX_SHARED_VIEWS = 200;
export const VIEW_NAME_LENGTH = 60;
