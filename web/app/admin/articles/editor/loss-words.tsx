/** Names what the Write view could not keep. */

/** Longer lists say nothing more. */
const shownMax = 10;
const lengthMax = 100;

export function LossList({ losses }: { readonly losses: readonly string[] }) {
  return (
    <ul className="editor-problems">
      {losses.slice(0, shownMax).map((loss) => (
        <li key={loss}>
          <code>{lossText(loss)}</code>
        </li>
      ))}
      {losses.length > shownMax ? <li>and {losses.length - shownMax} more</li> : null}
    </ul>
  );
}

/** An outline writes marks in braces, so that they are told from text. */
function lossText(loss: string): string {
  const text = loss.replaceAll(/\{([^{}]*)\}/g, '<$1>');
  return text.length > lengthMax ? `${text.slice(0, lengthMax)}…` : text;
}
