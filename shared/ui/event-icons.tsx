import type { ReactNode } from 'react';
import type { EventType } from '@pignon/shared/domain/event/event.enums';
import { CalendarDaysIcon, CircleCheckIcon, FileTextIcon, MailIcon, PhoneIcon, ZapIcon } from '@pignon/shared/ui/core';

/** The icon of each type of event. Compiled into the remotes that show events. */
export const EVENT_ICONS: Readonly<Record<EventType, ReactNode>> = {
  CALL: <PhoneIcon />,
  EMAIL: <MailIcon />,
  MEETING: <CalendarDaysIcon />,
  NOTE: <FileTextIcon />,
  TASK: <CircleCheckIcon />,
  SYSTEM: <ZapIcon />,
};
