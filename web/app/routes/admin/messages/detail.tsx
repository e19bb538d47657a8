import { MessagePage } from '../../../admin/messages/message-page.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';
import '../../../styles/admin-messages.css';

export const meta = () => adminMeta('Message');

export default MessagePage;
