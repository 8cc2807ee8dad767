/**
 * Entry points of shared that load on demand. Naming them here makes the host provide them; nothing calls these
 * functions, as remotes import through the share scope. Weak imports create no second set of files, whose names and
 * hashes the first file would contain.
 */
export const lazyEntryPoints = {
  form: () => import(/* webpackMode: "weak" */ '@pignon/shared/ui/form'),
  list: () => import(/* webpackMode: "weak" */ '@pignon/shared/ui/list'),
  map: () => import(/* webpackMode: "weak" */ '@pignon/shared/ui/map'),
  sort: () => import(/* webpackMode: "weak" */ '@pignon/shared/ui/sort'),
  table: () => import(/* webpackChunkName: "door-table" */ '@pignon/shared/ui/table'),
  timeline: () => import(/* webpackMode: "weak" */ '@pignon/shared/ui/timeline'),
  upload: () => import(/* webpackMode: "weak" */ '@pignon/shared/ui/upload'),
  waiting: () => import(/* webpackMode: "weak" */ '@pignon/shared/waiting'),
} as const;
