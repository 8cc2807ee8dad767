/** Parts of the administration area, as `/admin/:modelValue?` names them; the first is the default. */
export const ADMIN_MODELS = ['users', 'agency', 'texts', 'messages', 'mail', 'journal', 'errors', 'remotes'] as const;
export type AdminModel = (typeof ADMIN_MODELS)[number];

/** Part of the administration in an address; null for an unknown name. */
export function modelOfPath(segment: string | undefined): AdminModel | null {
  return segment === undefined ? 'users' : (ADMIN_MODELS.find((model) => model === segment) ?? null);
}
