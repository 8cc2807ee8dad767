/* Stands for the embedded database and its extension. */
const requireOfNode = globalThis.requireOfNode;
module.exports = {
  ...requireOfNode('@electric-sql/pglite'),
  ...requireOfNode('@electric-sql/pglite/contrib/pg_trgm'),
};
