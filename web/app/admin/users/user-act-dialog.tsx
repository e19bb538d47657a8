/** Asks before something is done to a person, and names them. */
import type { ListedUser } from '@debt-payoff/contract/admin-users';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusOn } from '../../forms/focus.ts';
import { TypedName } from '../../ui/typed-name.tsx';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useAct } from '../acts/use-act.ts';
import { adminPaths } from '../admin-paths.ts';
import { NewPassword } from './new-password.tsx';
import { newPasswordProblem } from './new-password-problem.ts';
import { type UserActKind, userActs } from './user-acts.ts';
import { userName } from './user-words.ts';

export function UserActDialog({
  kind,
  user,
  onClose,
}: {
  readonly kind: UserActKind;
  readonly user: ListedUser;
  readonly onClose: () => void;
}) {
  const act = userActs[kind];
  const navigate = useNavigate();
  const passwordId = useId();
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, failure, run } = useAct({
    call: act.call,
    failed: act.failed,
    said: ({ message }) =>
      kind === 'delete'
        ? { text: act.said ?? message, path: adminPaths.users }
        : (act.said ?? message),
    onDone: () => {
      onClose();
      if (kind === 'delete') void navigate(adminPaths.users);
    },
  });
  const problem = kind === 'resetPassword' ? newPasswordProblem(password) : null;
  const hasProblem = (): boolean => {
    setIsTried(true);
    if (problem !== null) focusOn(passwordId);
    return problem !== null;
  };
  return (
    <ActDialog
      {...act}
      about={
        <>
          <p>
            <b>
              <TypedName name={userName(user)} />
            </b>
            {user.email === null ? null : `, ${user.email}`}
          </p>
          <p>{act.meaning(user)}</p>
        </>
      }
      isChanged={password !== ''}
      hasProblem={hasProblem}
      isBusy={isBusy}
      failure={failure}
      onConfirm={(reason) => run({ id: user.id, reason, password })}
      onClose={onClose}
    >
      {kind === 'resetPassword' ? (
        <NewPassword
          id={passwordId}
          password={password}
          error={isTried ? problem : null}
          onChange={setPassword}
        />
      ) : null}
    </ActDialog>
  );
}
