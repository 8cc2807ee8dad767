/** Actions on the versions of a remote. */
export const ROLLOUT_ORDERS = ['CANARY', 'PROMOTE', 'ROLLBACK'] as const;
export type RolloutDeed = (typeof ROLLOUT_ORDERS)[number];
