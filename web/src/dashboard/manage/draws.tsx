import type { Draw } from '@clubhouse/contract/reservation/draw/draw'
import { Link } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import { DRAW_TONES, nextWords } from '../../reservation/draw/manage/draw-words'
import base from '../../ui/base.module.css'
import { StateWord } from '../../ui/state-word'
import styles from './figures.module.css'

/** Draws that are under way, with what comes next. */
export function Draws({ draws }: { draws: readonly Draw[] }) {
  const t = useText()
  const { instant } = useFormat()
  return (
    <section aria-labelledby="draws-under-way">
      <h2 id="draws-under-way">{t('dashboard.DRAWS')}</h2>
      <ul className={styles.tiles}>
        {draws.map((draw) => (
          <li key={draw.drawIdx}>
            <Link to={`/ishm/reservation/draws/${draw.drawIdx}`}>{draw.title}</Link>
            <StateWord tone={DRAW_TONES[draw.state]}>{t(`draw-manage.STATE_${draw.state}`)}</StateWord>
            <span className={base.quiet}>{nextWords(draw, t, instant)}</span>
            <span>{t('dashboard.DRAW_ENTRIES', { count: draw.entryCount })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
