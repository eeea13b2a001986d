import { Link } from 'react-router'
import { useFormat } from '../../../language/use-text'
import styles from './chart.module.css'
import type { ChartData } from './chart-data'

/** The numbers of a chart. @param isSeen each number is a link to its list; without it the table is only spoken */
export function ChartTable({ data, isSeen }: { data: ChartData; isSeen: boolean }) {
  const { number } = useFormat()
  const { title, head, series, rows } = data
  return (
    <table className={styles.table}>
      <caption data-only-spoken>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values, says, lists }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, nth) => {
              const said = says?.[nth] ?? (value === null ? '–' : number(value))
              return <td key={series[nth]}>{isSeen && value !== null ? <Link to={lists[nth]!}>{said}</Link> : said}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
