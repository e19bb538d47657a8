/** Where a file is chosen or dropped, with a template for those who start one. */
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { importTemplate } from './import-rows.ts';
import { termExamples } from './import-terms.ts';

/** Spreadsheets read a file with a byte order mark as what it is. */
const template = `\uFEFF${importTemplate}`;

export function FileChoice({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onChoose(file);
  };
  return (
    <>
      <p className="muted">
        A table saved as CSV, with the columns creditor, type, balance, rate and monthly payment.
        The term in months and the day of an auto payment may be there too.
      </p>
      <TermColumns />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first */}
      <div
        className={isOver ? 'drop-place is-over' : 'drop-place'}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p>Drop a CSV file here, or</p>
        <label className={`file-button ${buttonClass({ variant: 'secondary' })}`}>
          <FileUp className="icon" aria-hidden="true" />
          Choose a CSV file
          <input
            type="file"
            className="vh"
            accept=".csv,text/csv,text/plain"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file, once it is mended, must count as chosen again.
              target.value = '';
              if (file !== undefined) onChoose(file);
            }}
          />
        </label>
      </div>
      <div className="row">
        <Button variant="quiet" size="small" onClick={saveTemplate}>
          Download a template
        </Button>
      </div>
    </>
  );
}

/** Few lists of debts have these. */
function TermColumns() {
  return (
    <details className="import-columns small">
      <summary>More columns, for deals, minimums and the like</summary>
      <ul className="muted">
        <li>Rate kind: simple, apr, ear or monthly. Left blank, the rate is simple yearly.</li>
        <li>
          Rate changes: the last whole month at the rate before, and the rate that follows, with the
          new payment if there is one: {termExamples.rateChanges}
        </li>
        <li>Fee: added to the balance once. Leave it blank if it is in the balance already.</li>
        <li>Minimum rule: {termExamples.minimum}. The monthly payment may then be blank.</li>
        <li>Priority, and takes extra: yes or no.</li>
      </ul>
    </details>
  );
}

function saveTemplate(): void {
  saveFile({ name: 'debts-template.csv', blob: new Blob([template], { type: 'text/csv' }) });
}
