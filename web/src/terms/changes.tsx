import type { DataOf } from '@clubhouse/contract/call'
import { before } from '@clubhouse/contract/terms'
import { useState } from 'react'
import { Link } from 'react-router'
import { CallFail } from '../api/call-fail'
import { ask } from '../api/transport'
import { useFormat, useText } from '../language/use-text'
import { Button } from '../ui/button'
import { Loading } from '../ui/loading'
import { Wrong } from '../ui/wrong'
import styles from './agreement-page.module.css'

type Before = DataOf<typeof before>
type State = { step: 'closed' | 'loading' } | { step: 'shown'; found: Before } | { step: 'failed'; requestId?: string }

/** The changes of this version, loaded on demand. */
export function Changes({ termsIdx }: { termsIdx: number }) {
  const t = useText()
  const [state, setState] = useState<State>({ step: 'closed' })
  const load = async () => {
    setState({ step: 'loading' })
    try {
      setState({ step: 'shown', found: await ask(before, { termsIdx }) })
    } catch (error) {
      setState({ step: 'failed', requestId: error instanceof CallFail ? error.requestId : undefined })
    }
  }
  if (state.step === 'loading') return <Loading />
  if (state.step === 'failed') return <Wrong requestId={state.requestId} retry={load} />
  if (state.step === 'shown') return <Compared found={state.found} />
  return (
    <Button look="plain" onClick={load}>
      {t('terms.COMPARE')}
    </Button>
  )
}

/** The difference from the version before. */
export function Compared({ found: { before, diff } }: { found: Before }) {
  const t = useText()
  const format = useFormat()
  if (!before) return <p>{t('terms.NO_BEFORE')}</p>
  const isChanged = diff.some(({ op }) => op !== 'same')
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes" className={styles.changesTitle}>
        {t('terms.CHANGES')}
      </h2>
      <p className={styles.before}>
        <Link to={`/common/agreement/${before.termsIdx}`}>
          {t('terms.BEFORE', { date: format.day(before.effectiveDate, 'long') })}
        </Link>
      </p>
      {isChanged ? (
        <p className={styles.text}>
          {diff.map(({ op, text }, i) =>
            op === 'same' ? (
              <span key={i}>{text}</span>
            ) : op === 'add' ? (
              <ins key={i}>{spoken(t('terms.ADDED'), text)}</ins>
            ) : (
              <del key={i}>{spoken(t('terms.REMOVED'), text)}</del>
            ),
          )}
        </p>
      ) : (
        <p>{t('terms.SAME')}</p>
      )}
    </section>
  )
}

/** Most screen readers do not announce inserted and deleted text. */
const spoken = (word: string, text: string) => (
  <>
    <span data-only-spoken>[{word}: </span>
    {text}
    <span data-only-spoken>]</span>
  </>
)
