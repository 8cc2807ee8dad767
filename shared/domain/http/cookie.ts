interface CookieAttributes {
  isHttps: boolean;
  sameSite: 'Lax' | 'Strict';
  /** Lifetime in seconds; until the browser closes when absent. */
  maxAge?: number | undefined;
  /** True to keep scripts from reading it. */
  httpOnly?: boolean;
}

/** Over https, the prefix `__Host-` keeps other hosts of the domain and network attackers from setting the cookie. */
const fullName = (name: string, isHttps: boolean): string => `${isHttps ? '__Host-' : ''}${name}`;

/** Text of a cookie, which a server or a page sets. Over https it is `Secure`. */
export function cookieText(
  name: string,
  value: string,
  { isHttps, sameSite, maxAge, httpOnly = false }: CookieAttributes,
): string {
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const flags = `${httpOnly ? '; HttpOnly' : ''}; SameSite=${sameSite}${isHttps ? '; Secure' : ''}`;
  return `${fullName(name, isHttps)}=${value}; Path=/${lifetime}${flags}`;
}

/** A cookie of `cookieText` alone, as a `Cookie` header has it; undefined without one. */
export function cookiePair(cookies: string | undefined, name: string, isHttps: boolean): string | undefined {
  return cookies?.split('; ').find((pair) => pair.startsWith(`${fullName(name, isHttps)}=`));
}

/** Value of a cookie of `cookieText`; undefined without one. */
export function readCookie(cookies: string | undefined, name: string, isHttps: boolean): string | undefined {
  const pair = cookiePair(cookies, name, isHttps);
  return pair?.slice(pair.indexOf('=') + 1);
}
