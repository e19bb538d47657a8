import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Button } from '../ui/button.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

const { actions } = navigationTexts;

export function ProofForm<Reply>(props: {
  readonly needsCode: boolean;
  /** What goes with it, where something does. */
  readonly meaning?: string;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly call: Parameters<typeof useProof<Reply>>[0]['call'];
  readonly onDone: (reply: Reply) => void;
  readonly onCancel: () => void;
}) {
  const { needsCode, submit, isDanger = false, call, onDone, onCancel } = props;
  const { proof, errors, isPending, change, send } = useProof({ needsCode, call, onDone });
  return (
    <form className="stack" noValidate onSubmit={send}>
      {props.meaning === undefined ? null : <p>{props.meaning}</p>}
      <ProofFields
        proof={proof}
        needsCode={needsCode}
        errors={errors}
        attempt={errors}
        onChange={change}
      />
      <div className="row">
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isPending}>
          {isPending ? actions.processing : submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  );
}
