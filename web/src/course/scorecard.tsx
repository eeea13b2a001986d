import { useText } from '../language/use-text'
import { teeNames } from '../ui/course/hole'
import { ScrollFrame } from '../ui/scroll-frame'
import type { Loop } from './read-course'
import styles from './scorecard.module.css'

const PLAYERS = [1, 2, 3, 4]

/** On the screen one loop; on paper all of them, with lines for four players. */
export function Scorecard({ loop: { code, name, holes }, isShown }: { loop: Loop; isShown: boolean }) {
  const t = useText()
  const rows = [
    ...teeNames.map((tee, i) => ({ name: t(`scorecard.TEE_${tee}`), values: holes.map(({ tees }) => tees[i]!) })),
    { name: t('scorecard.PAR'), values: holes.map(({ par }) => par) },
  ]
  const id = `card-${code}`
  return (
    <div className={styles.card} hidden={!isShown}>
      <h2 id={id}>{t('scorecard.CARD_OF', { loop: name })}</h2>
      <ScrollFrame labelledBy={id} className={styles.frame}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('scorecard.HOLE')}</th>
              {holes.map(({ no }) => (
                <th key={no} scope="col">
                  {no}
                </th>
              ))}
              <th scope="col">{t('scorecard.TOTAL')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {holes.map(({ no }, i) => (
                  <td key={no}>{row.values[i]}</td>
                ))}
                <td>{row.values.reduce((sum, value) => sum + value, 0)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('scorecard.INDEX')}</th>
              {holes.map(({ no, index }) => (
                <td key={no}>{index}</td>
              ))}
              <td />
            </tr>
            {PLAYERS.map((player) => (
              <tr key={player} className={styles.player}>
                <th scope="row">{t('scorecard.PLAYER')}</th>
                {holes.map(({ no }) => (
                  <td key={no} />
                ))}
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className={styles.note}>{t('scorecard.ALL_METRES')}</p>
    </div>
  )
}
