/**
 * Entry points of shared that load when a page asks for them. Naming them here is what makes the host provide them; nothing calls these
 * before a remote's page does so through the share scope.
 */
export const lazyEntryPoints = {
  form: () => import('@pignon/shared/ui/form'),
  list: () => import(/* webpackChunkName: "door-list" */ '@pignon/shared/ui/list'),
  map: () => import(/* webpackChunkName: "door-map" */ '@pignon/shared/ui/map'),
  sort: () => import(/* webpackChunkName: "door-sort" */ '@pignon/shared/ui/sort'),
  table: () => import(/* webpackChunkName: "door-table" */ '@pignon/shared/ui/table'),
  timeline: () => import('@pignon/shared/ui/timeline'),
  upload: () => import('@pignon/shared/ui/upload'),
} as const;
