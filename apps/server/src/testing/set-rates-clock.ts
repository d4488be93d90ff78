import { exchangeRates } from '../platform/exchange-rates/exchange-rates.ts';
import { currencyRatesDate } from './fixed-rates.ts';

// The rates of the tests are new in tests, whatever the date.
exchangeRates.now = () => Date.parse(currencyRatesDate);
