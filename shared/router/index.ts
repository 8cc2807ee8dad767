/* The used parts of the router: named exports let the build drop the rest. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, RouteObject } from 'react-router-dom';
export {
  citiesParam,
  dayParam,
  flagParam,
  idParam,
  manyOfParam,
  numberParam,
  oneOfParam,
  textParam,
  toggled,
  type ListParam,
} from './list-param';
export {
  defaultFilters,
  defineList,
  PAGE_SIZES,
  readListUrl,
  writeListUrl,
  type Direction,
  type ListOrder,
  type ListSchema,
  type ListState,
  type PageSize,
  type StateOf,
} from './list-url';
export { useSearchChange } from './use-search-change';
export { useListState, type ControlsOf, type FilterPatch, type ListControls } from './use-list-state';
export { usePageTitle, useCurrentPageTitle, useTitleCount } from './page-title';
export { createListScope, extendScope, type ListScope, type ListScopeStore, type Neighbours } from './list-scope';
export { isPageKey, isPlain, type PageKey } from './page-keys';
export { useListWalk, useMissingPage, type ListWalk } from './use-list-walk';
export { useRememberedScope } from './use-remembered-scope';
