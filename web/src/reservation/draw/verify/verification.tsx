import type { DataOf } from '@clubhouse/contract/call'
import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import type { proof } from '@clubhouse/contract/reservation/draw/post'
import type { Bundle } from '@clubhouse/draw/bundle'
import type { Finding } from '@clubhouse/draw/verify'
import { useEffect, useState } from 'react'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { Wrong } from '../../../ui/wrong'
import styles from '../draw.module.css'
import { Fingerprint } from '../one/fingerprint'
import { Chain } from './chain'
import { Downloads } from './downloads'
import { MyWords } from './my-words'
import { OwnEntries } from './own-entries'
import { Places } from './places'

export type Proof = DataOf<typeof proof>

interface Props {
  drawIdx: number
  bundle: Proof
  mine: readonly DrawEntry[]
}

/** The check of a bundle, and everything that one can compare with it. */
export function Verification({ drawIdx, bundle, mine }: Props) {
  const t = useText()
  const { findings, isFailed, again } = useCheck(bundle)
  if (isFailed) return <Wrong message={t('draw.CHECK_FAILED')} retry={again} />
  if (!findings)
    return (
      <div className={styles.box} role="status">
        <p>{t('draw.CHECKING')}</p>
        <progress className={styles.progress} aria-label={t('draw.CHECKING')} />
      </div>
    )
  const isReadable = !findings.some(({ what }) => what === 'SHAPE')
  const whole = bundle as Proof & Bundle
  const isDrawn = 'result' in bundle
  return (
    <>
      <p className={styles.verdict} data-good={findings.length === 0 || undefined} role="status">
        {findings.length > 0
          ? t('draw.DIFFERS', { count: findings.length })
          : t(isDrawn ? 'draw.AGREES' : 'draw.AGREES_SO_FAR')}
      </p>
      <Chain findings={findings} isDrawn={isDrawn} mode={isReadable ? whole.post.seed.mode : undefined} />
      {isReadable && (
        <>
          <MyWords bundle={whole} />
          <OwnEntries bundle={whole} mine={mine} />
          <Fingerprint root={whole.entriesRoot} words={whole.words} />
        </>
      )}
      <Downloads
        drawIdx={drawIdx}
        bundle={bundle}
        verifierUrl={bundle.verifierUrl}
        words={isReadable ? whole.words : ''}
      />
      {isReadable && isDrawn && <Places bundle={whole} mine={mine} />}
      <div className={styles.deeds}>
        <Button look="plain" onClick={() => window.print()}>
          {t('draw.PRINT_NOTICE')}
        </Button>
      </div>
    </>
  )
}

/** Runs the verifier, which is loaded now, over the bundle without the address that the answer adds. */
function useCheck(bundle: Proof) {
  const [findings, setFindings] = useState<readonly Finding[]>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const ending = new AbortController()
    setFindings(undefined)
    setFailed(false)
    import('./check')
      .then(({ check }) => check(bundle, ending.signal))
      .then((found) => !ending.signal.aborted && setFindings(found))
      .catch(() => !ending.signal.aborted && setFailed(true))
    return () => ending.abort()
    // Another attempt checks the same again.
  }, [bundle, attempt])
  return { findings, isFailed, again: () => setAttempt((before) => before + 1) }
}
