import { OUR_FILE } from '@regalia/games/diceking';
import { type ReactNode, useState } from 'react';
import type { SetupProps } from '../../../kit/setupProps.ts';
import { useTableSpeech } from '../../../kit/text/speech.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveJson } from '../../../ui/dom/saveJson.ts';
import { word } from '../words.ts';
import { checkFile } from './checkFile.ts';
import styles from './DataChoice.module.css';
import { Differences } from './Differences.tsx';

const NOBODY = [] as const;
/** Far above what a table may carry, spaces included; nobody waits for a film to be read. */
const MOST_BYTES = 262_144;

/** DIC-2.4: who owns the printed game may play with what is printed there. */
export function DataChoice({ game, options, onChange }: SetupProps): ReactNode {
  const speech = useTableSpeech(game, NOBODY);
  const [note, setNote] = useState('');
  const data = options.data ?? '';
  const change = (next: string): void => {
    const { data: _, ...rest } = options;
    onChange(next === '' ? rest : { ...rest, data: next });
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = file.size > MOST_BYTES ? '' : await file.text();
    const checked = text.trim() === '' ? { trouble: file.name } : checkFile(game, text);
    if ('trouble' in checked) setNote(word(speech, 'data.unfit', { why: checked.trouble }));
    else {
      setNote(checked.data === '' ? word(speech, 'data.same') : '');
      change(checked.data);
    }
  };
  return (
    <details className={styles.data} open={data !== '' || undefined}>
      <summary>{speech.text('option.data')}</summary>
      <div>
        <p className={styles.hint}>{word(speech, 'data.hint')}</p>
        <Button onClick={() => saveJson(OUR_FILE, 'diceking.cards.json')}>{word(speech, 'data.save')}</Button>
        <label className={styles.file}>
          <span>{word(speech, 'data.file')}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        <p role="status" className={styles.note}>
          {note}
        </p>
        {data !== '' && (
          <>
            <Differences data={data} speech={speech} />
            <Button onClick={() => change('')}>{word(speech, 'data.ours')}</Button>
          </>
        )}
      </div>
    </details>
  );
}
