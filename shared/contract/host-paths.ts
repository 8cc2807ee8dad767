/** Pages of the host itself; no remote may claim one. */
export const HOST_PATHS = ['/', '/profile', '/cart'] as const;

export type HostPath = (typeof HOST_PATHS)[number];
