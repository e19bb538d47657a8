import { LogoExport } from '../../admin/logo/logo-export.tsx';
import { adminMeta } from '../../page/admin-meta.ts';
import '../../styles/admin-logo.css';

export const meta = () => adminMeta('Logo Export');

export default LogoExport;
