import { MessageList } from '../../../admin/messages/message-list.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';
import '../../../styles/admin-messages.css';

export const meta = () => adminMeta('Messages');

export default MessageList;
