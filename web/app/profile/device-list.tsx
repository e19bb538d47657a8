import type { Device } from '@debt-payoff/contract/accounts';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime } from '../words/dates.ts';

export function DeviceList({
  devices,
  onSignOut,
}: {
  readonly devices: readonly Device[];
  readonly onSignOut: (device: Device) => void;
}) {
  return (
    <ul className="devices">
      {devices.map((device) => (
        <li key={device.id}>
          <div>
            <p className="device-name">
              {device.device}
              {device.is_staff_session ? <Badge kind="line">Admin area</Badge> : null}
            </p>
            <p className="small muted">
              Last used {formatDayAndTime(device.last_used_at)}
              {device.ip_address === null ? null : ` from ${device.ip_address}`}
            </p>
          </div>
          {device.is_current ? (
            <Badge kind="go">
              <Check className="icon" aria-hidden="true" />
              This device
            </Badge>
          ) : (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Sign out ${device.device}, last used ${formatDayAndTime(device.last_used_at)}`}
              onClick={() => onSignOut(device)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
