/** Pages of the host; no remote may claim them. */
export const HOST_PATHS = ['/', '/profile', '/cart'] as const;

export type HostPath = (typeof HOST_PATHS)[number];
