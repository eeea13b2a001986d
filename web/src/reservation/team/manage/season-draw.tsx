import {
  type SeasonDraw as Draw,
  draw,
  freeze,
  one,
  publish,
  revoke,
} from '@clubhouse/contract/reservation/team/season-draw'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServerNow } from '../../../api/clock'
import { useCall, useSend } from '../../../api/use-call'
import { ActForm } from '../../../form/act-form'
import { REASON, ReasonFields } from '../../../form/reason-fields'
import { RefusalLine } from '../../../form/refusal-line'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { wordsIn, wordValues } from '../../../form/word-fields'
import { useFormat, useText } from '../../../language/use-text'
import { Facts } from '../../../office/facts'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { Form } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import { NUMBERS, NumbersFields } from '../../draw/manage/numbers-fields'
import styles from '../team.module.css'
import { TEAMS_PATH } from './team-pages'

interface StepProps {
  of: Draw
  refresh: () => Promise<void>
}

const TONES = { NONE: 'wait', REVOKED: 'off', FROZEN: 'wait', DRAWN: 'wait', PUBLISHED: 'good' } as const

/** The draw of a season: where it stands, its next step and what that does, and the result. */
export function SeasonDraw({ seasonIdx }: { seasonIdx: number }) {
  const t = useText()
  const { number, instant } = useFormat()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { seasonIdx })
  if (!data) return <Unread error={error} retry={refetch} lines={6} />
  const refresh = async () => void (await refetch())
  const { state, seed, forms, words, entriesRoot, value, drawAt } = data
  return (
    <section className={`${base.stack} ${styles.above}`}>
      <h3>{t('team-season.DRAW')}</h3>
      <Facts
        of={[
          [
            t('team-season.STATE'),
            <StateWord key="state" tone={TONES[state]}>
              {t(`team-season.DRAW_${state}`)}
            </StateWord>,
          ],
          [t('team-season.DRAWN_AT'), instant(drawAt)],
          [t('team-season.SEED'), t(`team-season.SEED_${seed.mode}`)],
          [t('team-season.SEED_NAME'), seed.name],
          [t('team-season.ROUND'), seed.round != null && number(seed.round)],
          [t('team-season.FORMS'), number(forms)],
          [t('team-season.FINGERPRINT'), words],
          [t('team-season.DIGITS'), entriesRoot],
          [t('team-season.VALUE'), value],
        ]}
      />
      {data.revoked.map(({ revokedAt, reason, words: of }) => (
        <p key={revokedAt} className={base.quiet}>
          {t('team-season.REVOKED_AT', { at: instant(revokedAt), reason, words: of })}
        </p>
      ))}
      {may(freeze) && <Next of={data} refresh={refresh} />}
      <Places of={data} />
      {may(revoke) && (state === 'FROZEN' || state === 'DRAWN') && <Revoke of={data} refresh={refresh} />}
    </section>
  )
}

/** What comes next, once it is due. */
function Next({ of, refresh }: StepProps) {
  const t = useText()
  const { instant } = useFormat()
  const now = useServerNow(60_000)
  const { state, closeAt, drawAt, seed } = of
  const isBefore = (at: string) => now !== null && now < Date.parse(at)
  if (state === 'PUBLISHED') return null
  if (state === 'NONE' || state === 'REVOKED')
    return isBefore(closeAt) ? (
      <p className={base.quiet}>{t('team-season.FREEZE_FROM', { at: instant(closeAt) })}</p>
    ) : (
      <Freeze of={of} refresh={refresh} />
    )
  if (state === 'DRAWN') return <Publish of={of} refresh={refresh} />
  if (isBefore(drawAt)) return <p className={base.quiet}>{t('team-season.DRAW_FROM', { at: instant(drawAt) })}</p>
  return seed.mode === 'numbers' ? <Numbers of={of} refresh={refresh} /> : <Beacon of={of} refresh={refresh} />
}

function Freeze({ of: { seasonIdx, drawAt }, refresh }: StepProps) {
  const t = useText()
  const { instant } = useFormat()
  const { send, pending, fail } = useSend(freeze)
  const press = () =>
    send({ seasonIdx }).then(
      () => refresh(),
      () => refresh(),
    )
  return (
    <>
      <p>{t('team-season.FREEZE_DOES', { at: instant(drawAt) })}</p>
      <RefusalLine fail={fail} />
      <div className={base.buttons}>
        <Button pending={pending} onClick={() => void press()}>
          {t('team-season.FREEZE')}
        </Button>
      </div>
    </>
  )
}

/** The server asks drand; a club without the internet brings the signature. */
function Beacon({ of: { seasonIdx }, refresh }: StepProps) {
  const t = useText()
  const form = useForm({
    call: draw,
    initial: { signature: '' },
    given: { seasonIdx },
    input: ({ signature }) => ({ signature: String(signature).trim() || undefined }),
    failed: () => refresh(),
    refresh,
  })
  return (
    <Form of={form} onSaved={() => void refresh()}>
      <p>{t('team-season.DRAW_DOES')}</p>
      <TextField
        name="signature"
        label={t('team-season.SIGNATURE')}
        hint={t('team-season.SIGNATURE_HINT')}
        spellCheck={false}
      />
      <RefusalLine fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('team-season.DO_DRAW')}
        </Button>
      </div>
    </Form>
  )
}

function Numbers({ of: { seasonIdx, seed, typed }, refresh }: StepProps) {
  const t = useText()
  const form = useForm({
    ...NUMBERS,
    initial: { ...NUMBERS.initial, date: seed.date ?? '' },
    call: draw,
    given: { seasonIdx },
    failed: () => refresh(),
    refresh,
  })
  return (
    <Form of={form} onSaved={() => void refresh()}>
      <p>{t('team-season.DRAW_DOES')}</p>
      <NumbersFields name={seed.name} date={seed.date} typed={typed} />
      <RefusalLine fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('draw-manage.NUMBERS_SEND')}
        </Button>
      </div>
    </Form>
  )
}

/** A step that gives the officers a reason. */
function useReasoned(call: typeof publish | typeof revoke, { of: { seasonIdx }, refresh }: StepProps) {
  const { others } = useOwnLanguages()
  return useForm({
    call,
    initial: wordValues(REASON, others),
    words: { reason: 'team-manage.REASON_MISSING' },
    given: { seasonIdx },
    input: (values) => wordsIn(REASON, others, values),
    failed: () => refresh(),
    refresh,
  })
}

function Publish(props: StepProps) {
  const t = useText()
  const form = useReasoned(publish, props)
  const saved = () => {
    toast(t('team-season.DRAW_DONE'), { type: 'success' })
    void props.refresh()
  }
  return (
    <Form of={form} onSaved={saved}>
      <p>{t('team-season.PUBLISH_DOES')}</p>
      <ReasonFields hint={t('team-manage.REASON_HINT')} />
      <RefusalLine fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('team-season.PUBLISH')}
        </Button>
      </div>
    </Form>
  )
}

/** The way out of a draw that cannot end; folded, because it is hardly ever needed. */
function Revoke(props: StepProps) {
  const t = useText()
  const form = useReasoned(revoke, props)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const label = t('team-season.REVOKE')
  if (!isOpen)
    return (
      <div className={base.buttons}>
        <Button look="plain" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
    )
  return (
    <ActForm
      {...{ form, label, title: label, isDanger: true, done: t('team-season.REVOKE_DONE'), onBack: close }}
      onDone={() => props.refresh().then(close)}
    >
      <p>{t('team-season.REVOKE_DOES')}</p>
      <ReasonFields hint={t('team-manage.REASON_HINT')} />
      <RefusalLine fail={form.fail} />
    </ActForm>
  )
}

/** Who got which wish, and what took each wish that a group lost. */
function Places({ of: { places } }: { of: Draw }) {
  const t = useText()
  const { number } = useFormat()
  if (places.length === 0) return null
  return (
    <>
      <h4>{t('team-season.RESULT')}</h4>
      <ol>
        {places.map(({ place, formIdx, teamName, wish, missed }) => (
          <li key={formIdx} value={place}>
            <Link to={`${TEAMS_PATH}/${formIdx}`}>{teamName}</Link>
            {' · '}
            {wish == null ? t('team-season.WAITS') : t('team-season.GOT', { no: number(wish + 1) })}
            {missed.map((lost) => (
              <div key={lost.wish} className={base.quiet}>
                {lost.byPlaces.length > 0
                  ? t('team-season.LOST_TO', {
                      count: lost.byPlaces.length,
                      no: number(lost.wish + 1),
                      places: lost.byPlaces.map((one) => number(one)).join(', '),
                    })
                  : t('team-season.LOST_ROOM', { no: number(lost.wish + 1) })}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}
