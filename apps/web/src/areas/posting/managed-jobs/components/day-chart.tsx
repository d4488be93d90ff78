import { BarChart } from '../../../../components/data/bar-chart.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { describeDays, type DayCount } from '../chart-rules.ts';

interface DayChartProps {
  name: string;
  /** Oldest first. */
  days: readonly DayCount[];
}

/** A bar a day until today. */
export function DayChart({ name, days }: DayChartProps) {
  const bars = days.map(({ day, count }) => ({ label: formatDate(day), count }));
  return (
    <BarChart
      name={name}
      description={describeDays(days)}
      bars={bars}
      ends={[bars[0]?.label ?? '', 'Today']}
    />
  );
}
