export * from '../basic';
export { ButtonAnchor, ButtonLink, type ButtonAnchorProps, type ButtonLinkProps } from './button-link';
export { SelectBox, type SelectBoxOption, type SelectBoxProps } from './select-box';
export { DayInput, dayProblem, type DayInputProps } from './day-input';
export { TimeInput, type TimeInputProps } from './time-input';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented';
export { Menu, type MenuItem, type MenuProps, type MenuTriggerProps } from './menu';
export { Tooltip, type TooltipProps } from './tooltip';
export { usePicture, type Picture } from './use-picture';
export { RefusedButton } from './refused-button';
export { insteadOfFollowing, opensElsewhere } from './plain-click';
export { Badge, Tag, TONES, type TagProps, type Tone } from './tag';
export { FilterChip } from './filter-chip';
export { FilterMenu, type FilterMenuOption, type FilterMenuProps } from './filter-menu';
export { CommunePicker } from './commune-picker';
export { Picker, type PickerProps } from './picker';
export { RecordPicker } from './record-picker';
export { SearchField, type SearchFieldProps } from './search-field';
export { Pagination, SizeSelect, type PaginationProps } from './pagination';
export { LinkTabs, type LinkTab } from './link-tabs';
export { Panel, PanelLine, PanelLineSkeleton, PanelList, PanelNote, PanelPart, type PanelProps } from './panel';
export { Facts, type Fact } from './facts';
export { PanelContent, type PanelContentProps } from './panel-content';
export { PageFrame, type PageFrameProps } from './page-frame';
export { WalkButtons, type WalkButtonsProps } from './walk-buttons';
export { ScreenEmpty, ScreenError, ScreenLoading, type ScreenEmptyProps, type ScreenErrorProps } from './screen-states';
export {
  MandateStatusTag,
  MandateTypeTag,
  PropertyStatusTag,
  TransactionTag,
  UserStatusTag,
  VisitStatusTag,
} from './status-tags';
export { Area, DateText, Money, PricePerArea } from './values';
export { MaskedValue, type MaskedValueProps } from './masked-value';
export { Email, Phone } from './reach';
export { EnergyBadge, type EnergyBadgeProps } from './energy-badge';
export { MISSING_IMAGE, Thumbnail, type ThumbnailProps } from './thumbnail';
export { PropertyCard, PropertyCardSkeleton, PropertyGrid, type PropertyCardProps } from './property-card';
export { CartToggle, useCartAction, type CartToggleProps } from './cart-toggle';
export { saveFile } from './save-file';
export {
  lazyDialog,
  lazyPart,
  PartLoaderProvider,
  type PartBoundaryProps,
  type PartLoader,
  type PartPlace,
} from './lazy-part';
export { useFileDrop } from './use-file-drop';
export { useSettled } from './use-settled';
export { useDocumentWindow } from './document-window';
export { sentenceOf } from './error-sentence';
export { tellFailure } from './tell-failure';
export { CommentList } from './comment-list';
export * from './icons';
