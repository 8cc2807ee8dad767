import { useRouteError } from '@pignon/shared/router';

/** Hands what the router caught to the product's last net, in place of the router's own page for developers. */
export function RouteFailure(): never {
  throw useRouteError();
}
