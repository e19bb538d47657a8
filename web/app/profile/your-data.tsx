/** What we keep about you: to take away, and to have deleted. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { downloadDataCall } from '@debt-payoff/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Section } from '../ui/section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Where something between us and the server has taken the name away. */
const fallbackName = 'debt-payoff-data.json';

export function YourData({ hasTwoStep }: { readonly hasTwoStep: boolean }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({
    mutationFn: () => signedInCall<typeof downloadDataCall>(accountAddresses.downloadData, {}),
    onSuccess: ({ blob, name }) => saveFile({ blob, name: name ?? fallbackName }),
  });
  return (
    <Section
      title="Your data"
      lead="Take everything that we hold about you away as one file, or have it deleted."
    >
      {download.isError ? <Banner kind="danger" title={failureText(download.error)} /> : null}
      {download.isSuccess ? (
        <Banner kind="success" title={`Your data is in ${download.data.name ?? fallbackName}.`} />
      ) : null}
      <div className="row">
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? 'Preparing...' : 'Download my data'}
        </Button>
        <Button variant="secondary" onClick={() => setIsDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {isDeleting ? (
        <DeleteAccountDialog hasTwoStep={hasTwoStep} onClose={() => setIsDeleting(false)} />
      ) : null}
    </Section>
  );
}
