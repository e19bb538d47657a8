export { AdminHome as default } from '../../admin/admin-home.tsx';
