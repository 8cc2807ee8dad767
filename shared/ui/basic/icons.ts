export { default as CircleIcon } from 'lucide-react/icons/circle';
export { default as CircleCheckIcon } from 'lucide-react/icons/circle-check';
export { default as EyeIcon } from 'lucide-react/icons/eye';
export { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
export { default as LogOutIcon } from 'lucide-react/icons/log-out';
export { default as RefreshCwIcon } from 'lucide-react/icons/refresh-cw';
