import type { DataOf } from '@clubhouse/contract/call'
import type { forms } from '@clubhouse/contract/reservation/team/form'
import { proof } from '@clubhouse/contract/reservation/team/season-draw'
import { useState } from 'react'
import { ask } from '../../../api/transport'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { FactLines } from '../../../ui/fact-lines'
import styles from '../team.module.css'
import { usePattern } from '../use-pattern'

export type OwnForm = DataOf<typeof forms>[number]

/** The draw that decides an application: its fingerprint from the freeze on, then place and reasons. */
export function FormDraw({ form }: { form: OwnForm }) {
  return (
    <>
      <Revoked of={form.revoked} />
      {form.draw && <Current form={form} draw={form.draw} />}
    </>
  )
}

function Revoked({ of }: { of: OwnForm['revoked'] }) {
  const t = useText()
  const { instant } = useFormat()
  return of.map(({ revokedAt, reason, words }) => (
    <p key={revokedAt}>{t('team.REVOKED', { at: instant(revokedAt), reason, words })}</p>
  ))
}

interface CurrentProps {
  form: OwnForm
  draw: NonNullable<OwnForm['draw']>
}

function Current({ form: { place, wishes, cycle, seasonIdx }, draw }: CurrentProps) {
  const t = useText()
  const { number } = useFormat()
  const pattern = usePattern()
  return (
    <>
      {place == null && <p>{t('team.FROZEN')}</p>}
      <FactLines
        rows={[
          [t('team.PLACE'), place != null && number(place)],
          [t('team.FINGERPRINT'), draw.words],
          [t('team.PSEUDONYM'), draw.pseudonym.slice(0, 8)],
        ]}
      />
      {draw.missed && draw.missed.length > 0 && (
        <ul>
          {draw.missed.map(({ wish, byPlaces }) => {
            const hour = pattern(wishes[wish]!, cycle)
            const places = byPlaces.map((one) => number(one)).join(', ')
            return (
              <li key={wish}>
                {byPlaces.length > 0
                  ? t('team.WENT_TO', { count: byPlaces.length, hour, places })
                  : t('team.TOO_MANY', { hour })}
              </li>
            )
          })}
        </ul>
      )}
      <Check seasonIdx={seasonIdx} />
    </>
  )
}

/** Computes the draw again in the browser, and offers its data for the verifier. */
function Check({ seasonIdx }: { seasonIdx: number }) {
  const t = useText()
  const [said, setSaid] = useState<string>()
  const [pending, setPending] = useState(false)
  const [bundle, setBundle] = useState<DataOf<typeof proof>>()
  const press = async () => {
    setPending(true)
    try {
      const data = await ask(proof, { seasonIdx })
      const { check } = await import('../../draw/verify/check')
      const findings = await check(data, new AbortController().signal)
      const agrees = 'result' in data ? t('team.CHECK_GOOD') : t('team.CHECK_SO_FAR')
      setSaid(findings.length > 0 ? t('team.CHECK_BAD', { path: findings[0]!.path }) : agrees)
      setBundle(data)
    } catch {
      setSaid(t('team.CHECK_FAILED'))
    }
    setPending(false)
  }
  const save = () => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(bundle, null, 1)], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: url, download: `season-${seasonIdx}.json` }).click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  return (
    <>
      <p role="status">{said}</p>
      <div className={styles.deeds}>
        <Button look="plain" size="small" pending={pending} onClick={() => void press()}>
          {t('team.CHECK')}
        </Button>
        {bundle && (
          <>
            <Button look="plain" size="small" onClick={save}>
              {t('team.BUNDLE')}
            </Button>
            <a href={bundle.verifierUrl} download="verify.mjs">
              {t('team.VERIFIER')}
            </a>
          </>
        )}
      </div>
    </>
  )
}
