import type { ComponentType } from 'react';
import type { IconName } from '@pignon/shared/contract';
import {
  BoxIcon,
  CalendarCheckIcon,
  CalendarDaysIcon,
  CircleCheckIcon,
  FileSignatureIcon,
  FilterIcon,
  GitCompareArrowsIcon,
  HouseIcon,
  LayoutDashboardIcon,
  ListFilterIcon,
  MapIcon,
  PhoneIcon,
  PlusIcon,
  RefreshCwIcon,
  SearchIcon,
  SettingsIcon,
  ShoppingCartIcon,
  StarIcon,
  UserIcon,
  UsersIcon,
  ActivityIcon,
} from '@pignon/shared/ui/core';

const ICONS: Readonly<Record<IconName, ComponentType>> = {
  home: LayoutDashboardIcon,
  property: HouseIcon,
  filter: FilterIcon,
  cube: BoxIcon,
  contact: UsersIcon,
  customer: StarIcon,
  crossed: GitCompareArrowsIcon,
  visit: CalendarCheckIcon,
  event: ActivityIcon,
  task: CircleCheckIcon,
  call: PhoneIcon,
  calendar: CalendarDaysIcon,
  mandate: FileSignatureIcon,
  cart: ShoppingCartIcon,
  profile: UserIcon,
  admin: SettingsIcon,
  sync: RefreshCwIcon,
  list: ListFilterIcon,
  map: MapIcon,
  search: SearchIcon,
  plus: PlusIcon,
};

/** Draws the icon named in a descriptor; a list for a name of a later contract. */
export function MenuIcon({ name }: { name: IconName }) {
  const Icon = (ICONS as Partial<Record<string, ComponentType>>)[name] ?? ListFilterIcon;
  return <Icon />;
}
