import type { DataOf } from '@clubhouse/contract/call'
import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import type { visitorPost } from '@clubhouse/contract/reservation/draw/post'
import { useServerNow } from '../../../api/clock'
import { useText } from '../../../language/use-text'
import { Button, ButtonLink } from '../../../ui/button'
import forms from '../../../ui/form/form.module.css'
import { PageHeader } from '../../../ui/page-header'
import { StateWord } from '../../../ui/state-word'
import { useViewer } from '../../hold/viewer'
import styles from '../draw.module.css'
import { DRAW_TONES, hasResults, nextStep } from '../draw-words'
import { EntryArea } from '../entry/entry-area'
import { About } from './about'
import { BringNumber } from './bring-number'
import { Fingerprint } from './fingerprint'
import { MyResult } from './my-result'
import { Results } from './results'
import { Steps } from './steps'

/** What everyone sees of a draw, and of a member the own entries. */
export type Seen = DataOf<typeof visitorPost> & { mine?: DrawEntry[] }

interface Props {
  seen: Seen
  reload: () => Promise<unknown>
}

export function DrawView({ seen, reload }: Props) {
  const t = useText()
  const now = useServerNow(60_000)
  const { memberIdx, viewer } = useViewer()
  const { draw, results, mine = [], proofUrl } = seen
  const { drawIdx, state, title } = draw
  return (
    <>
      <PageHeader title={title} lead={nextStep(draw, now, t, mine)} seed="reservation">
        <StateWord tone={DRAW_TONES[state]}>{t(`draw.STATE_${state}`)}</StateWord>
      </PageHeader>
      <div className={styles.page} data-paper="draw">
        <nav className={styles.ways} aria-label={t('draw.WAYS')}>
          <ButtonLink look="plain" size="small" to="/reservation?view=draws">
            {t('draw.TO_DRAWS')}
          </ButtonLink>
          {proofUrl && (
            <ButtonLink look="plain" size="small" to={`/reservation/draws/${drawIdx}/verify`}>
              {t('draw.VERIFY')}
            </ButtonLink>
          )}
          {draw.entriesRoot && (
            <Button look="plain" size="small" onClick={() => window.print()}>
              {t('draw.PRINT_NOTICE')}
            </Button>
          )}
        </nav>
        {state === 'REVOKED' && (
          <p className={forms.refusal}>{t('draw.REVOKED_WHY', { reason: draw.revokeReason ?? '' })}</p>
        )}
        {state === 'FAILED' && <p className={forms.refusal}>{t(`draw.FAILED_${draw.failCode ?? 'VALUE'}`)}</p>}
        {state === 'OPEN' && memberIdx > 0 && (
          <EntryArea memberIdx={memberIdx} drawIdx={drawIdx} onChanged={() => reload()} />
        )}
        {state === 'OPEN' && viewer === 'visitor' && (
          <p className={styles.box}>
            <ButtonLink to={`/login?back=${encodeURIComponent(`/reservation/draws/${drawIdx}`)}`}>
              {t('draw.LOG_IN')}
            </ButtonLink>
          </p>
        )}
        {isLate(draw, now) && memberIdx > 0 && <BringNumber draw={draw} onChanged={() => reload()} />}
        {state !== 'OPEN' &&
          mine.map((entry) => (
            <MyResult
              key={entry.entryIdx}
              draw={draw}
              entry={entry}
              results={results.filter(({ playDate }) => playDate === entry.playDate)}
              now={now}
              onChanged={() => reload()}
            />
          ))}
        <About draw={draw} />
        {draw.entriesRoot && draw.words && <Fingerprint root={draw.entriesRoot} words={draw.words} />}
        {hasResults(draw) && <Results draw={draw} results={results} mine={mine} />}
        <Steps draw={draw} now={now} />
      </div>
    </>
  )
}

/** The round of the beacon is there, but the club has not read it. */
const isLate = ({ state, seed, drawAt }: Seen['draw'], now: number | null): boolean =>
  state === 'CLOSED' && seed.mode === 'beacon' && now !== null && Date.parse(drawAt) < now
