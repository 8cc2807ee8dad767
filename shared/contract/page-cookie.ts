type Attributes = {
  /** Lifetime in seconds; until the browser closes when absent. */
  maxAge?: number | undefined;
  isHttps?: boolean;
};

const isHttpsPage = (): boolean => 'location' in globalThis && location.protocol === 'https:';

/**
 * Text of a cookie that a page sets. Over https it is `Secure`, and the prefix `__Host-` keeps other hosts of the domain
 * and network attackers from setting it.
 */
export function pageCookie(name: string, value: string, { maxAge, isHttps = isHttpsPage() }: Attributes = {}): string {
  const lifetime = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  return `${isHttps ? '__Host-' : ''}${name}=${value}; path=/; samesite=lax${lifetime}${isHttps ? '; secure' : ''}`;
}

/** Value of a cookie of `pageCookie`; undefined without one. The one set over https comes first. */
export function readPageCookie(cookies: string, name: string): string | undefined {
  const valueOf = (fullName: string) => new RegExp(`(?:^|; )${fullName}=([^;]*)`).exec(cookies)?.[1];
  return valueOf(`__Host-${name}`) ?? valueOf(name);
}
