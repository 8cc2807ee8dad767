export * from '../basic';
export { ButtonAnchor, ButtonLink, type ButtonAnchorProps, type ButtonLinkProps } from './button-link';
export { SelectBox, type SelectBoxOption, type SelectBoxProps } from './input/select-box';
export { DayInput, dayProblem, type DayInputProps } from './input/day-input';
export { usePeriodProblem, type Period } from './input/use-period-problem';
export { TimeInput, type TimeInputProps } from './input/time-input';
export { Segmented, type SegmentedOption, type SegmentedProps } from './input/segmented';
export { Menu, type MenuItem, type MenuProps, type MenuTriggerProps } from './menu/menu';
export { useVisibleHeight } from './menu/visible-area';
export { Tooltip, type TooltipProps } from './tooltip';
export { usePicture, type Picture } from './picture/use-picture';
export { RefusedButton } from './refused-button';
export { insteadOfFollowing, opensElsewhere } from './plain-click';
export { Badge, Tag, TONES, type TagProps, type Tone } from './record/tag';
export { FilterChip } from './filter-chip';
export { FilterMenu, type FilterMenuOption, type FilterMenuProps } from './menu/filter-menu';
export { CommunePicker } from './picker/commune-picker';
export { Picker, type PickerProps } from './picker/picker';
export { RecordPicker } from './picker/record-picker';
export { SearchField, type SearchFieldProps } from './input/search-field';
export { Pagination, SizeSelect, type PaginationProps } from './pagination/pagination';
export { LinkTabs, type LinkTab } from './page/link-tabs';
export { Panel, PanelLine, PanelLineSkeleton, PanelList, PanelNote, PanelPart, type PanelProps } from './page/panel';
export { RecordLink, RecordNames, useRecordNames, type RecordLinkProps, type Reference } from './record/record-names';
export { formatField } from './record/format-field';
export { EVENT_ICONS } from './event-icons';
export { Facts, type Fact } from './record/facts';
export { PanelContent, type PanelContentProps } from './page/panel-content';
export { PageFrame, type PageFrameProps } from './page/page-frame';
export { WalkButtons, type WalkButtonsProps } from './pagination/walk-buttons';
export {
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  type ScreenEmptyProps,
  type ScreenErrorProps,
} from './page/screen-states';
export {
  MandateStatusTag,
  MandateTypeTag,
  PropertyStatusTag,
  TransactionTag,
  UserStatusTag,
  VisitStatusTag,
} from './record/status-tags';
export { usePriceText } from './record/use-price-text';
export { Area, DateText, Money, Price, PricePerArea } from './record/values';
export { MaskedValue, type MaskedValueProps } from './record/masked-value';
export { Email, Phone } from './record/phone-email-links';
export { EnergyBadge, type EnergyBadgeProps } from './record/energy-badge';
export { MISSING_IMAGE, Thumbnail, type ThumbnailProps } from './picture/thumbnail';
export { PropertyCard, PropertyCardSkeleton, PropertyGrid, type PropertyCardProps } from './record/property-card';
export { CartToggle, useCartAction, type CartToggleProps } from './record/cart-toggle';
export { saveFile } from './document/save-file';
export {
  lazyDialog,
  lazyPart,
  PartLoaderProvider,
  type PartBoundaryProps,
  type PendingProps,
  type PartLoader,
  type PartPlace,
} from './lazy-part';
export { useFileDrop } from './input/use-file-drop';
export { useSettled } from './input/use-settled';
export { useDocumentWindow } from './document/document-window';
export { sentenceOf } from './page/error-sentence';
export { NoticeBar, type NoticeBarProps } from './page/notice-bar';
export { blockedPath } from './page/blocked-path';
export { BlockerLink } from './page/blocker-link';
export { tellFailure } from './page/tell-failure';
export { CommentList } from './record/comment-list';
export * from './icons';
