import { adminMeta } from '../../../admin/admin-meta.ts';
import { MessagePage } from '../../../admin/messages/message-page.tsx';
import '../../../styles/admin-messages.css';

export const meta = () => adminMeta('Message');

export default MessagePage;
