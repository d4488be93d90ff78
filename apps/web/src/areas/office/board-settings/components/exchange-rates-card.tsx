import { ratesFileMaxLength, type RatesOverview } from '@waymark/contract/office/exchange-rates';
import { msg, plural, term } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { useFileUpload } from '../../../../components/upload/use-file-upload.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate, formatMoment } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

const sources = {
  'built-in': msg`They came with this version of the software.`,
  fetched: msg`They were fetched from the European Central Bank’s daily file.`,
  uploaded: msg`They were uploaded by staff.`,
} as const satisfies Record<RatesOverview['source'], string>;

/** How old the exchange rates are, and an upload for boards that cannot fetch them. */
export function ExchangeRatesCard({ initial }: { initial: RatesOverview }) {
  const say = useSay();
  const [rates, setRates] = useState(initial);
  const [uploads, setUploads] = useState(0);
  const upload = useFileUpload({
    field: 'content',
    findProblem,
    async send(file) {
      const body = { content: await readText(file) };
      showSuccess((await callApi('POST /staff/exchange-rates', { body })).message);
      setUploads(uploads + 1);
      setRates((await callApi('GET /staff/exchange-rates')).data);
    },
  });
  return (
    <Card title={say`Exchange rates`}>
      <form className={ui['stack5']} noValidate onSubmit={upload.submit}>
        <Days days={rates.days} source={rates.source} />
        <LastFetch {...rates} />
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <FileField
          key={uploads}
          label={say`File of the European Central Bank`}
          hint={say`The rates of one day: eurofxref-daily.xml, or the CSV inside eurofxref.zip.`}
          accept=".xml,.csv,text/xml,application/xml,text/csv"
          error={upload.problem}
          onChange={upload.choose}
        />
        <Actions>
          <Button type="submit" variant="secondary" pending={upload.sent !== null}>
            {say`Upload rates`}
          </Button>
        </Actions>
      </form>
    </Card>
  );
}

function Days({ days: [newest, ...older], source }: Pick<RatesOverview, 'days' | 'source'>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (!newest) return null;
  return (
    <>
      <p>
        {rich(
          say,
          msg`${plural(newest.currencies.length, 'currency has', 'currencies have')} rates of <strong>${formatDate(words, newest.date, locale)}</strong>. ${term(sources[source])}`,
          { strong: <strong /> },
        )}
      </p>
      {older.map(({ date, currencies }) => (
        <details key={date}>
          <summary>
            {say`${plural(currencies.length, 'other currency', 'other currencies')} with rates of ${formatDate(words, date, locale)}`}
          </summary>
          <p>{currencies.join(', ')}</p>
        </details>
      ))}
    </>
  );
}

function LastFetch({ host, lastFetch }: Pick<RatesOverview, 'host' | 'lastFetch'>) {
  const say = useSay();
  const locale = useLocale();
  if (lastFetch?.problem) {
    return (
      <p>
        <strong>{say`The last fetch, on ${formatMoment(lastFetch.at, locale)}, failed:`}</strong>{' '}
        {lastFetch.problem}
      </p>
    );
  }
  return (
    <p>
      {lastFetch && <>{say`Last fetched on ${formatMoment(lastFetch.at, locale)}.`} </>}
      {host === null
        ? say`This board does not fetch rates: upload a newer file from time to time.`
        : say`New rates are fetched from ${host} on working days.`}
    </p>
  );
}

/** Rejects like an upload whose file has changed, so that the message is the same. */
async function readText(file: File): Promise<string> {
  try {
    return await file.text();
  } catch (reason) {
    throw new TypeError('The file cannot be read.', { cause: reason });
  }
}

function findProblem(file: File | null): string | undefined {
  if (!file) return msg`Choose a file of the European Central Bank.`;
  if (file.size === 0) return msg`This file is empty: choose another one.`;
  if (/\.zip$/i.test(file.name)) return msg`This is a ZIP file: unpack it and choose the CSV inside.`;
  return file.size > ratesFileMaxLength
    ? msg`This file is too large: choose the file of one day.`
    : undefined;
}
