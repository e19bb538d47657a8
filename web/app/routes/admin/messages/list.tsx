import { adminMeta } from '../../../admin/admin-meta.ts';
import { MessageList } from '../../../admin/messages/message-list.tsx';
import '../../../styles/admin-messages.css';

export const meta = () => adminMeta('Messages');

export default MessageList;
