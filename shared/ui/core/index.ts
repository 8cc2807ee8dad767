export * from '../basic';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export { SelectBox, type SelectBoxOption, type SelectBoxProps } from './select-box';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented';
export { Menu, type MenuItem, type MenuProps, type MenuTriggerProps } from './menu';
export { Tooltip, type TooltipProps } from './tooltip';
export { Badge, Tag, TONES, type TagProps, type Tone } from './tag';
export { FilterChip } from './filter-chip';
export { FilterMenu, type FilterMenuOption, type FilterMenuProps } from './filter-menu';
export { SearchField, type SearchFieldProps } from './search-field';
export { Pagination, type PaginationProps } from './pagination';
export { LinkTabs, type LinkTab } from './link-tabs';
export { Panel, PanelList, PanelNote, type PanelProps } from './panel';
export { PanelContent, type PanelContentProps } from './panel-content';
export { PageFrame, type PageFrameProps } from './page-frame';
export { ScreenEmpty, ScreenError, ScreenLoading, type ScreenEmptyProps, type ScreenErrorProps } from './screen-states';
export {
  MandateStatusTag,
  MandateTypeTag,
  PropertyStatusTag,
  TransactionTag,
  UserStatusTag,
  VisitStatusTag,
} from './status-tags';
export { Area, DateText, Money, Phone, PricePerArea } from './values';
export { MaskedValue } from './masked-value';
export { EnergyBadge, type EnergyBadgeProps } from './energy-badge';
export { MISSING_IMAGE, Thumbnail, type ThumbnailProps } from './thumbnail';
export { PropertyCard, PropertyCardSkeleton, PropertyGrid, type PropertyCardProps } from './property-card';
export { CartToggle, type CartToggleProps } from './cart-toggle';
export { CommentList } from './comment-list';
export * from './icons';
