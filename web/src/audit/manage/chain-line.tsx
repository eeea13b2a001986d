import type { list } from '@clubhouse/contract/audit'
import type { DataOf } from '@clubhouse/contract/call'
import { Link } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { StateWord } from '../../ui/state-word'
import styles from './audit.module.css'
import { AUDIT } from './audit-list'
import { useVerify, type Verified } from './use-verify'

type Chain = DataOf<typeof list>['chain']

/** Whether the log is complete and unchanged, since when that is known, and a button that verifies it now. */
export function ChainLine({ chain }: { chain: Chain }) {
  const t = useText()
  const { instant, number } = useFormat()
  const { run, stop, done, result, isFailed } = useVerify()
  const { checkedAt, checked, problem, brokenAt, length, waiting, head } = chain
  // On its first night a club has nothing to verify.
  const last = checkedAt && (checked || problem) ? { checked: checked ?? 0, problem, brokenAt } : undefined
  const shown = result ?? last
  return (
    <section className={styles.chain} aria-label={t('audit.CHAIN')} data-broken={Boolean(shown?.problem)}>
      <h2 data-only-spoken>{t('audit.CHAIN')}</h2>
      <div className={base.split}>
        <p role="status">
          <State of={shown} /> {result && t('audit.CHECKED_NOW', { count: result.checked })}
          {!result && last && t('audit.CHECKED', { count: last.checked, at: instant(checkedAt!) })}
          {!shown && t('audit.NEVER_HINT')} {waiting > 0 && t('audit.WAITING', { count: waiting })}
        </p>
        {done === undefined ? (
          <Button look="plain" size="small" onClick={run}>
            {t('audit.VERIFY')}
          </Button>
        ) : (
          <div className={styles.progress}>
            <progress aria-label={t('audit.VERIFYING')} max={Math.max(1, length)} value={done} />
            <span>{t('audit.PROGRESS', { done: number(done), total: number(length) })}</span>
            <Button look="bare" size="small" onClick={stop}>
              {t('audit.STOP')}
            </Button>
          </div>
        )}
      </div>
      {isFailed && <p role="alert">{t('audit.FAILED')}</p>}
      <details>
        <summary>{t('audit.HEAD')}</summary>
        <p className={styles.quiet}>{t('audit.HEAD_HINT')}</p>
        <code className={styles.head}>{head}</code>
      </details>
    </section>
  )
}

function State({ of }: { of?: Verified }) {
  const t = useText()
  if (!of) return <StateWord tone="wait">{t('audit.NEVER')}</StateWord>
  if (!of.problem) return <StateWord tone="good">{t('audit.INTACT')}</StateWord>
  return (
    <>
      <StateWord tone="bad">{t('audit.BROKEN')}</StateWord>{' '}
      <Link to={`${AUDIT.path}?entry=${of.brokenAt}`}>{t(`audit.PROBLEM_${of.problem}`, { number: of.brokenAt })}</Link>
    </>
  )
}
