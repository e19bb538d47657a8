/** Offers the address of the account to the form. It comes only to those who are signed in. */
import { useEffect } from 'react';
import { useAccount } from '../session/use-account.ts';

export function AccountEmail({ offer }: { readonly offer: (email: string) => void }): null {
  const { user } = useAccount();
  const email = user?.email;
  useEffect(() => {
    if (email !== undefined) offer(email);
  }, [email, offer]);
  return null;
}
