/* Icons needed before sign-in. */
import CheckCircle from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import Close from '@ant-design/icons-svg/es/asn/CloseOutlined';
import ExclamationCircle from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import Eye from '@ant-design/icons-svg/es/asn/EyeOutlined';
import EyeInvisible from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import InfoCircle from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import Logout from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import MinusCircle from '@ant-design/icons-svg/es/asn/MinusCircleOutlined';
import Reload from '@ant-design/icons-svg/es/asn/ReloadOutlined';
import Warning from '@ant-design/icons-svg/es/asn/WarningOutlined';
import { drawIcon } from './draw-icon';

export const CircleIcon = /* @__PURE__ */ drawIcon(MinusCircle);
export const CircleAlertIcon = /* @__PURE__ */ drawIcon(ExclamationCircle);
export const CircleCheckIcon = /* @__PURE__ */ drawIcon(CheckCircle);
export const EyeIcon = /* @__PURE__ */ drawIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(EyeInvisible);
export const InfoIcon = /* @__PURE__ */ drawIcon(InfoCircle);
export const LogOutIcon = /* @__PURE__ */ drawIcon(Logout);
export const RefreshCwIcon = /* @__PURE__ */ drawIcon(Reload);
export const TriangleAlertIcon = /* @__PURE__ */ drawIcon(Warning);
export const XIcon = /* @__PURE__ */ drawIcon(Close);
