/** Who is signed in, and what they can do about their account. */
import { paths } from '@debt-payoff/contract/paths';
import { plans } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { CircleArrowUp, CreditCard, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { signOut } from '../session/sign-out.ts';
import { useAccount } from '../session/use-account.ts';
import { DropMenu } from '../ui/drop-menu.tsx';
import { navigationLink } from './navigation-link.ts';

const { account } = navigationTexts;

const places = [
  { to: paths.profile, label: account.profileSettings, Icon: UserRound },
  { to: paths.subscription, label: account.upgradePlan, Icon: CircleArrowUp },
  { to: paths.subscriptionManagement, label: account.manageSubscription, Icon: CreditCard },
];

export function AccountMenu() {
  const { user } = useAccount();
  return (
    <DropMenu
      button={
        <>
          <span className="avatar" aria-hidden="true">
            {user === null ? <UserRound className="icon" /> : initialsOf(user.username)}
          </span>
          <span className="account-name">
            <span className="vh">{account.menu}: </span>
            {user?.username ?? account.title}
          </span>
        </>
      }
    >
      <AccountPlaces />
    </DropMenu>
  );
}

/** The same on a phone, where it stands in the menu of the page. */
export function AccountPlaces() {
  const { user } = useAccount();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      {user === null ? null : (
        <p className="menu-head">
          <b>{user.username}</b>
          <span className="small muted">{plans[user.subscription_tier].label}</span>
        </p>
      )}
      <ul>
        {places.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link className="menu-item" {...linkTo(to)}>
              <Icon className="icon" aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="menu-item"
            aria-disabled={isLeaving || undefined}
            onClick={() => {
              if (isLeaving) return;
              setIsLeaving(true);
              void signOut();
            }}
          >
            <LogOut className="icon" aria-hidden="true" />
            {account.signOut}
          </button>
        </li>
      </ul>
    </>
  );
}

function linkTo(to: string) {
  const link = navigationLink(to);
  if (to !== paths.subscription) return link;
  // It is called 'Upgrade Plan'.
  const onClick = (): void => {
    link.onClick();
    raiseUpgradeClick();
  };
  return { to, onClick };
}

/** 'priya.s' is PS, 'margaret' is MA. */
function initialsOf(username: string): string {
  const words = username.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => firstOf(word)) : [...(words[0] ?? '')];
  return letters.slice(0, 2).join('').toUpperCase();
}

function firstOf(word: string): string {
  return Array.from(word)[0] ?? '';
}
