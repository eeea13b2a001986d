import type { DataOf } from '@clubhouse/contract/call'
import { ENTRY_STATES } from '@clubhouse/contract/reservation/draw/draw'
import type { one } from '@clubhouse/contract/reservation/draw/draw-manage'
import { type ReactNode, useId } from 'react'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { Facts } from '../../../office/facts'
import base from '../../../ui/base.module.css'
import styles from './draw-manage.module.css'
import { rulesWords, wishesWord } from './draw-words'

export type OneDraw = DataOf<typeof one>

/** What a draw is: its calendar, its rules, where chance comes from, and how many take part. */
export function DrawAbout({ draw }: { draw: OneDraw }) {
  const t = useText()
  const { instant } = useFormat()
  const { mode, name, steps, value } = draw.seed
  const wishes = wishesWord(draw)
  return (
    <>
      <Part title={t('draw-manage.COUNTS')}>
        <Counts draw={draw} />
        {wishes && <p className={base.quiet}>{t(`draw-manage.${wishes}`)}</p>}
      </Part>
      <Part title={t('draw-manage.CALENDAR')}>
        <Facts
          of={[
            [t('draw-manage.OPENS'), instant(draw.openAt)],
            [t('draw-manage.CLOSES'), instant(draw.closeAt)],
            [t('draw-manage.DRAWS'), instant(draw.drawAt)],
            [t('draw-manage.PUBLISHES'), instant(draw.publishAt)],
            [t('draw-manage.RELEASES'), instant(draw.releaseUntil)],
            [t('draw-manage.SETTLES'), instant(draw.settleAt)],
          ]}
        />
      </Part>
      <Part title={t('draw-manage.RULES')}>
        <Who draw={draw} />
        <ul className={styles.sentences}>
          {rulesWords(draw.ruleset, t).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {draw.promise != null && <li>{t('draw-manage.PROMISE', { count: draw.promise })}</li>}
        </ul>
      </Part>
      <Part title={t('draw-manage.SEED')}>
        <p>{t(`draw-manage.SEED_${mode}`)}</p>
        <p className={base.quiet}>{t(`draw-manage.TRUST_${mode}`)}</p>
        <Facts
          of={[
            [t('draw-manage.SEED_NAME'), name],
            [t('draw-manage.SEED_ROUND'), draw.seed.round && String(draw.seed.round)],
            [t('draw-manage.SEED_STEPS'), steps && String(steps)],
            [t('draw-manage.SEED_VALUE'), value && <code>{value}</code>],
          ]}
        />
      </Part>
      {draw.entriesRoot && draw.words && (
        <Part title={t('draw-manage.FINGERPRINT')}>
          <p className={styles.words}>{draw.words}</p>
          <code className={styles.hash}>{draw.entriesRoot}</code>
          <p className={base.quiet}>{t('draw-manage.FINGERPRINT_HINT')}</p>
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

function Counts({ draw: { slotCount, slots, counts, ended } }: { draw: OneDraw }) {
  const t = useText()
  const { number } = useFormat()
  const lost = slots.filter(({ isLost }) => isLost).length
  return (
    <Facts
      of={[
        [t('draw-manage.TEE_TIMES'), number(slotCount)],
        [t('draw-manage.LOST'), lost > 0 && number(lost)],
        [t('draw-manage.ENTRIES'), number(counts.entries)],
        [t('draw-manage.PEOPLE'), number(counts.people)],
        [t('draw-manage.INELIGIBLE'), counts.ineligible > 0 && number(counts.ineligible)],
        ...ENTRY_STATES.map(
          (state) => [t(`draw-manage.ENTRY_${state}`), ended[state] ? number(ended[state]) : undefined] as const,
        ),
      ]}
    />
  )
}

function Who({ draw: { memberTypes } }: { draw: OneDraw }) {
  const t = useText()
  const types = useCodes('702')
  if (memberTypes.length === 0) return <p>{t('draw-manage.WHO_ALL')}</p>
  return <p>{t('draw-manage.WHO', { types: memberTypes.map((one) => types.label(one)).join(', ') })}</p>
}
