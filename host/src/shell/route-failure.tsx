import { useRouteError } from '@pignon/shared/router';

/** Rethrows the router's error to the host error boundary, instead of the router's developer page. */
export function RouteFailure(): never {
  throw useRouteError();
}
