import { HEADINGS, type ImportProblem } from '@clubhouse/contract/member/import'
import { useFormat, useText } from '../../language/use-text'
import { ScrollFrame } from '../../ui/scroll-frame'
import styles from './import.module.css'

interface Props {
  problems: readonly ImportProblem[]
  /** Of all problems, those included that are not listed. */
  count: number
}

/** Each problem with the row and the heading that it has in the file. */
export function ImportProblems({ problems, count }: Props) {
  const t = useText()
  const { number } = useFormat()
  return (
    <>
      <p role="alert">
        {t('member-import.PROBLEMS_LEAD', { count })}
        {count > problems.length && ` ${t('member-import.PROBLEMS_FIRST', { most: number(problems.length) })}`}
      </p>
      <ScrollFrame label={t('member-import.PROBLEMS')} className={styles.frame}>
        <table className={styles.problems}>
          <thead>
            <tr>
              {(['ROW', 'FIELD', 'VALUE', 'WHAT'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`member-import.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, field, problem, value, other }) => (
              <tr key={`${row} ${field} ${problem}`}>
                <td>{row}</td>
                <td>{t(`member-import.HEAD_${HEADINGS[field]}`)}</td>
                <td>{value || '–'}</td>
                <td>{t(`member-import.FIX_${problem}`, { other })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  )
}
