import type { Draw } from '@clubhouse/contract/reservation/draw/draw'
import { useId } from 'react'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { FactLines } from '../../../ui/fact-lines'
import { useDrawnCourses } from '../../sheet/course/use-drawn-courses'
import styles from '../draw.module.css'
import { slowMinutes } from '../draw-words'

/** What a draw gives to whom, what it promises, and whom one has to trust. */
export function About({ draw }: { draw: Draw }) {
  const t = useText()
  const id = useId()
  const { day } = useFormat()
  const { label } = useCodes('702')
  const courses = useDrawnCourses(draw.playDates[0])
  const { playDates, parts, courseIdx, slotCount, entryCount, memberTypes, state, promise, seed, rulesetHash } = draw
  const courseNames = courseIdx.map((idx) => courses.find((one) => one.courseIdx === idx)?.name ?? '')
  const rows = [
    [t('draw.DAYS'), playDates.map((date) => day(date, 'long')).join(', ')],
    [t('draw.PARTS'), parts.map((part) => t(`tee-times.PART_${part as '1'}`)).join(', ')],
    [t('draw.COURSES'), courseIdx.length === 0 ? t('draw.COURSES_ALL') : courseNames.filter(Boolean).join(', ')],
    [t('draw.TEE_TIMES'), String(slotCount)],
    [t('draw.ENTRIES_HEAD'), state === 'PLANNED' ? '' : String(entryCount)],
    [t('draw.WHO'), memberTypes.length === 0 ? t('draw.WHO_ALL') : memberTypes.map((type) => label(type)).join(', ')],
  ] as const
  const from = { name: seed.name ?? '', round: seed.round ?? '', count: slowMinutes(seed.steps ?? 0) }
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('draw.ABOUT')}</h2>
      <FactLines rows={rows} />
      {draw.lostCount > 0 && <p>{t('draw.LOST_TIMES', { count: draw.lostCount })}</p>}
      {promise != null && <p className={styles.promise}>{t('draw.PROMISE', { count: promise })}</p>}
      <h3>{t('draw.CHANCE')}</h3>
      <p>{seed.date ? t('draw.SEED_ON', { ...from, date: seed.date }) : t(`draw.SEED_${seed.mode}`, from)}</p>
      <Drawn seed={seed} />
      <p className={styles.quiet}>{t(`draw.TRUST_${seed.mode}`, from)}</p>
      {rulesetHash && (
        <details>
          <summary>{t('draw.RULESET')}</summary>
          <p className={styles.hex}>{rulesetHash}</p>
        </details>
      )}
    </section>
  )
}

/** The numbers of the public draw, once they are typed. */
function Drawn({ seed: { mode, name, value } }: Pick<Draw, 'seed'>) {
  const t = useText()
  if (mode !== 'numbers' || !value) return null
  const [date, ...numbers] = value.slice(`${name},`.length).split(',')
  return <p>{t('draw.SEED_VALUE', { date: date!, numbers: numbers.join(', ') })}</p>
}
