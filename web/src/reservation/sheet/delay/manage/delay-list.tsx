import type { Delay } from '@clubhouse/contract/reservation/sheet/delay'
import { useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import styles from './delay.module.css'

/** The delays of the day so far, the latest first. */
export function DelayList({ delays }: { delays: readonly Delay[] }) {
  const t = useText()
  return (
    <section className={styles.part} aria-labelledby="delays">
      <h2 id="delays">{t('delay.SO_FAR')}</h2>
      {delays.length === 0 && <p className={base.quiet}>{t('delay.NONE')}</p>}
      <ol className={styles.list}>
        {delays.map((one) => (
          <li key={one.delayIdx} data-undone={one.undoneAt ? true : undefined}>
            <p>
              <b>{t('delay.BY_MINUTES', { count: one.minutes, from: one.from })}</b> {t(`delay.REASON_${one.reason}`)}
              {one.undoneAt && <> · {t('delay.WAS_UNDONE')}</>}
            </p>
            <p className={base.quiet}>
              {[
                t('delay.MOVED', { count: one.moved }),
                one.cancelled > 0 && t('delay.CANCELLED', { count: one.cancelled }),
                one.by ? t('delay.BY', { name: one.by, at: one.at }) : t('delay.AT', { at: one.at }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {one.message && <p>{one.message}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
