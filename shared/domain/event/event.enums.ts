export const EVENT_TYPES = ['CALL', 'EMAIL', 'MEETING', 'NOTE', 'TASK', 'SYSTEM'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const LINK_KINDS = ['property', 'contact', 'mandate', 'visit', 'user', 'sync'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const EVENT_ORDER = ['createdTime', 'due'] as const;
export type EventOrder = (typeof EVENT_ORDER)[number];
