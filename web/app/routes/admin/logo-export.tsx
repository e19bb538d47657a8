import { adminMeta } from '../../admin/admin-meta.ts';
import { LogoExport } from '../../admin/logo/logo-export.tsx';
import '../../styles/admin-logo.css';

export const meta = () => adminMeta('Logo Export');

export default LogoExport;
