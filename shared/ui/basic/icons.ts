export { default as EyeIcon } from 'lucide-react/icons/eye';
export { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
export { default as LogOutIcon } from 'lucide-react/icons/log-out';
export { default as RefreshCwIcon } from 'lucide-react/icons/refresh-cw';
