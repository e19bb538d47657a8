/** Asks before what was typed into the form of a post goes. It stands beside the form: one in another is sent as the other. */
import { useNavigate } from 'react-router';
import { ActDialog } from '../acts/act-dialog.tsx';
import { adminPaths } from '../admin-paths.ts';
import type { PostFormState } from './use-post-form.ts';

export function LeavePost({
  discard,
  onClose,
}: Pick<PostFormState, 'discard'> & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ActDialog
      title="Leave without saving"
      question="Are you sure you want to leave this post?"
      about="What you typed is not saved, and goes for good."
      confirm="Leave"
      variant="danger"
      isBusy={false}
      failure={null}
      onConfirm={() => {
        discard();
        void navigate(adminPaths.social);
      }}
      onClose={onClose}
    />
  );
}
