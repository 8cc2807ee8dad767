import { useEffect } from 'react';
import { createStore, useStore } from '../../state/store';
import { IconImage, type Icon } from './draw-icon';
import type * as lateDefinitions from './lazy-icon-definitions';

type Definitions = typeof lateDefinitions;

const definitions = createStore<Definitions | undefined>(undefined);
let pendingIcons: Promise<void> | undefined;

/** Loads the icons that the first list does not use. After a failure the next use retries. */
export async function fetchLateIcons(): Promise<void> {
  pendingIcons ??= import('./lazy-icon-definitions').then(definitions.set).catch(() => {
    pendingIcons = undefined;
  });
  await pendingIcons;
}

function lateIcon(name: keyof Definitions): Icon {
  return function LateIcon(props) {
    const loadedDefinitions = useStore(definitions);
    useEffect(() => {
      if (!loadedDefinitions) void fetchLateIcons();
    }, [loadedDefinitions]);
    return <IconImage of={loadedDefinitions?.[name]} {...props} />;
  };
}

export const ActivityIcon = /* @__PURE__ */ lateIcon('ActivityIcon');
export const ArchiveIcon = /* @__PURE__ */ lateIcon('ArchiveIcon');
export const ArrowDownIcon = /* @__PURE__ */ lateIcon('ArrowDownIcon');
export const ArrowLeftIcon = /* @__PURE__ */ lateIcon('ArrowLeftIcon');
export const ArrowRightIcon = /* @__PURE__ */ lateIcon('ArrowRightIcon');
export const ArrowUpIcon = /* @__PURE__ */ lateIcon('ArrowUpIcon');
export const ArrowUpDownIcon = /* @__PURE__ */ lateIcon('ArrowUpDownIcon');
export const BanIcon = /* @__PURE__ */ lateIcon('BanIcon');
export const BellIcon = /* @__PURE__ */ lateIcon('BellIcon');
export const BoxIcon = /* @__PURE__ */ lateIcon('BoxIcon');
export const Building2Icon = /* @__PURE__ */ lateIcon('Building2Icon');
export const CalendarDaysIcon = /* @__PURE__ */ lateIcon('CalendarDaysIcon');
export const CalendarXIcon = /* @__PURE__ */ lateIcon('CalendarXIcon');
export const CarIcon = /* @__PURE__ */ lateIcon('CarIcon');
export const CastleIcon = /* @__PURE__ */ lateIcon('CastleIcon');
export const ChevronUpIcon = /* @__PURE__ */ lateIcon('ChevronUpIcon');
export const CompassIcon = /* @__PURE__ */ lateIcon('CompassIcon');
export const CopyIcon = /* @__PURE__ */ lateIcon('CopyIcon');
export const CropIcon = /* @__PURE__ */ lateIcon('CropIcon');
export const EarthIcon = /* @__PURE__ */ lateIcon('EarthIcon');
export const ExternalLinkIcon = /* @__PURE__ */ lateIcon('ExternalLinkIcon');
export const FileSignatureIcon = /* @__PURE__ */ lateIcon('FileSignatureIcon');
export const FileTextIcon = /* @__PURE__ */ lateIcon('FileTextIcon');
export const FileUpIcon = /* @__PURE__ */ lateIcon('FileUpIcon');
export const FlameIcon = /* @__PURE__ */ lateIcon('FlameIcon');
export const GitCompareArrowsIcon = /* @__PURE__ */ lateIcon('GitCompareArrowsIcon');
export const GripVerticalIcon = /* @__PURE__ */ lateIcon('GripVerticalIcon');
export const HeartIcon = /* @__PURE__ */ lateIcon('HeartIcon');
export const HistoryIcon = /* @__PURE__ */ lateIcon('HistoryIcon');
export const ImageIcon = /* @__PURE__ */ lateIcon('ImageIcon');
export const ImagePlusIcon = /* @__PURE__ */ lateIcon('ImagePlusIcon');
export const KanbanIcon = /* @__PURE__ */ lateIcon('KanbanIcon');
export const KeyRoundIcon = /* @__PURE__ */ lateIcon('KeyRoundIcon');
export const KeyboardIcon = /* @__PURE__ */ lateIcon('KeyboardIcon');
export const LandmarkIcon = /* @__PURE__ */ lateIcon('LandmarkIcon');
export const LanguagesIcon = /* @__PURE__ */ lateIcon('LanguagesIcon');
export const LassoIcon = /* @__PURE__ */ lateIcon('LassoIcon');
export const MailIcon = /* @__PURE__ */ lateIcon('MailIcon');
export const MapPinIcon = /* @__PURE__ */ lateIcon('MapPinIcon');
export const MenuIcon = /* @__PURE__ */ lateIcon('MenuIcon');
export const MergeIcon = /* @__PURE__ */ lateIcon('MergeIcon');
export const MessageSquareIcon = /* @__PURE__ */ lateIcon('MessageSquareIcon');
export const PencilIcon = /* @__PURE__ */ lateIcon('PencilIcon');
export const PhoneIcon = /* @__PURE__ */ lateIcon('PhoneIcon');
export const PinIcon = /* @__PURE__ */ lateIcon('PinIcon');
export const PinOffIcon = /* @__PURE__ */ lateIcon('PinOffIcon');
export const PrinterIcon = /* @__PURE__ */ lateIcon('PrinterIcon');
export const RotateCcwIcon = /* @__PURE__ */ lateIcon('RotateCcwIcon');
export const RotateCwIcon = /* @__PURE__ */ lateIcon('RotateCwIcon');
export const RouteIcon = /* @__PURE__ */ lateIcon('RouteIcon');
export const ScaleIcon = /* @__PURE__ */ lateIcon('ScaleIcon');
export const ScanIcon = /* @__PURE__ */ lateIcon('ScanIcon');
export const SendIcon = /* @__PURE__ */ lateIcon('SendIcon');
export const SettingsIcon = /* @__PURE__ */ lateIcon('SettingsIcon');
export const Share2Icon = /* @__PURE__ */ lateIcon('Share2Icon');
export const ShieldCheckIcon = /* @__PURE__ */ lateIcon('ShieldCheckIcon');
export const SlidersHorizontalIcon = /* @__PURE__ */ lateIcon('SlidersHorizontalIcon');
export const SparklesIcon = /* @__PURE__ */ lateIcon('SparklesIcon');
export const StoreIcon = /* @__PURE__ */ lateIcon('StoreIcon');
export const Trash2Icon = /* @__PURE__ */ lateIcon('Trash2Icon');
export const Undo2Icon = /* @__PURE__ */ lateIcon('Undo2Icon');
export const UserCheckIcon = /* @__PURE__ */ lateIcon('UserCheckIcon');
export const UserPlusIcon = /* @__PURE__ */ lateIcon('UserPlusIcon');
export const UserXIcon = /* @__PURE__ */ lateIcon('UserXIcon');
export const WarehouseIcon = /* @__PURE__ */ lateIcon('WarehouseIcon');
export const WifiOffIcon = /* @__PURE__ */ lateIcon('WifiOffIcon');
export const ZapIcon = /* @__PURE__ */ lateIcon('ZapIcon');
