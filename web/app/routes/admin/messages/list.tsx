import { MessageList } from '../../../admin/messages/message-list.tsx';
import { privateMeta } from '../../../page/private-meta.ts';
import '../../../styles/admin-messages.css';

export const meta = () => privateMeta('Messages');

export default MessageList;
