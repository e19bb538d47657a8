import { MessagePage } from '../../../admin/messages/message-page.tsx';
import { privateMeta } from '../../../page/private-meta.ts';
import '../../../styles/admin-messages.css';

export const meta = () => privateMeta('Message');

export default MessagePage;
