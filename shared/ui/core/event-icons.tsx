import type { ReactNode } from 'react';
import type { EventType } from '@pignon/shared/domain/event/event.enums';
import { CircleCheckIcon } from '@pignon/shared/ui/basic';
import { CalendarDaysIcon, FileTextIcon, MailIcon, PhoneIcon, ZapIcon } from './icons';

/** The icon of each type of event. */
export const EVENT_ICONS: Readonly<Record<EventType, ReactNode>> = {
  CALL: <PhoneIcon />,
  EMAIL: <MailIcon />,
  MEETING: <CalendarDaysIcon />,
  NOTE: <FileTextIcon />,
  TASK: <CircleCheckIcon />,
  SYSTEM: <ZapIcon />,
};
