import { LogoExport } from '../../admin/logo/logo-export.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import '../../styles/admin-logo.css';

export const meta = () => privateMeta('Logo Export');

export default LogoExport;
