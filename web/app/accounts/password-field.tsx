/** A password, which its owner can look at while typing it. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { type ComponentProps, useState } from 'react';
import { announce } from '../ui/announce.ts';
import { Field } from '../ui/field.tsx';

const { show, hide, password, isShown: nowShown, isHidden: nowHidden } = accountTexts.passwords;

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'action'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="show-password"
          onClick={() => {
            announce(isShown ? nowHidden : nowShown);
            setIsShown(!isShown);
          }}
        >
          {isShown ? hide : show}
          {/* There may be several on a page. */}
          <span className="vh">
            {` ${password}${props.label === fieldNames.password ? '' : `, ${props.label}`}`}
          </span>
        </button>
      }
    />
  );
}
