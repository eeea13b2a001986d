import { answer, asked, consent, mine, type OwnFeat, type WitnessQuestion } from '@clubhouse/contract/board/hof-report'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useSend } from '../../../api/use-send'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { Pages } from '../../../ui/pages'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import styles from '../../own.module.css'

const SIZE = 10
const MOST_QUESTIONS = 20
const TONES = { REPORTED: 'wait', VERIFIED: 'good', PUBLISHED: 'good', HIDDEN: 'off' } as const
const WITNESS_TONES = { ASKED: 'wait', CONFIRMED: 'good', DENIED: 'bad' } as const

/** What the member is asked as a witness, and the achievements that they reported; the page is in the URL. */
export function MyFeats() {
  const t = useText()
  const id = useId()
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1)
  const { data, error, refetch } = useCall(mine, { page, size: SIZE }, { toasts: 'faults' })
  return (
    <>
      <Questions />
      <section aria-labelledby={id} className={styles.list}>
        <h2 id={id} tabIndex={-1}>
          {t('feat.TITLE')}
        </h2>
        <p className={styles.quiet}>{t('feat.LEAD')}</p>
        {!data && <Unread error={error} retry={refetch} lines={6} />}
        {data?.total === 0 && <Empty title={t('feat.NONE')}>{t('feat.NONE_HINT')}</Empty>}
        <ul className={styles.list}>
          {data?.list.map((feat) => (
            <FeatCard key={feat.hofIdx} feat={feat} refresh={refetch} />
          ))}
        </ul>
        {data && <Pages page={page} pages={Math.ceil(data.total / SIZE)} />}
      </section>
    </>
  )
}

/** Where it happened, and with what. */
function useFacts({ date, courseName, hole, distance, club, ball }: OwnFeat | WitnessQuestion): string {
  const t = useText()
  const where = hole ? t('hof.HOLE', { course: courseName, hole }) : courseName
  return [t('feat.ON', { date }), where, distance && t('hof.DISTANCE', { distance }), club, ball]
    .filter(Boolean)
    .join(' · ')
}

function FeatCard({ feat, refresh }: { feat: OwnFeat; refresh: () => Promise<unknown> }) {
  const t = useText()
  const facts = useFacts(feat)
  const { send, pending } = useSend(consent)
  const { hofIdx, kind, state, publish, witnesses, imageUrl } = feat
  const agree = async () => {
    if (publish && !(await confirm({ message: t('feat.ASK_DISAGREE') }))) return
    await send({ hofIdx, publish: !publish }).then(
      () => toast(t(publish ? 'feat.DISAGREED' : 'feat.AGREED'), { type: 'success' }),
      () => {},
    )
    await refresh()
  }
  return (
    <li className={styles.card}>
      <h3>{t(`hof.KIND_${kind}`)}</h3>
      <StateWord tone={TONES[state]}>{t(`feat.STATE_${state}`)}</StateWord>
      <p className={styles.quiet}>{facts}</p>
      {imageUrl && <img className={styles.picture} src={imageUrl} alt={t('feat.PICTURE')} />}
      {witnesses.map(({ member, state: answered }) => (
        <p key={member.memberIdx}>
          {t('feat.WITNESS', { name: member.name })}{' '}
          <StateWord tone={WITNESS_TONES[answered]}>{t(`feat.WITNESS_${answered}`)}</StateWord>
        </p>
      ))}
      <p>{t(publish ? 'feat.PUBLISH_YES' : 'feat.PUBLISH_NO')}</p>
      <div className={base.buttons}>
        <Button look="plain" size="small" pending={pending} onClick={agree}>
          {t(publish ? 'feat.DISAGREE' : 'feat.AGREE')}
        </Button>
      </div>
    </li>
  )
}

function Questions() {
  const t = useText()
  const id = useId()
  const { data, refetch } = useCall(asked, { page: 1, size: MOST_QUESTIONS }, { _nop_: true })
  const open = data?.list.filter(({ state }) => state === 'ASKED') ?? []
  if (open.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id}>{t('feat.ASKED')}</h2>
      <ul className={styles.list}>
        {open.map((question) => (
          <Question key={question.hofIdx} question={question} refresh={refetch} />
        ))}
      </ul>
    </section>
  )
}

function Question({ question, refresh }: { question: WitnessQuestion; refresh: () => Promise<unknown> }) {
  const t = useText()
  const facts = useFacts(question)
  const { send, pending } = useSend(answer)
  const { hofIdx, kind, playerName, publish } = question
  const say = (state: 'CONFIRMED' | 'DENIED') =>
    send({ hofIdx, state })
      .then(() => toast(t('feat.ANSWERED'), { type: 'success' }))
      .catch(() => {})
      .then(refresh)
  return (
    <li className={styles.card} data-waits>
      <h3>{t('feat.QUESTION', { name: playerName, feat: t(`hof.KIND_${kind}`) })}</h3>
      <p className={styles.quiet}>{facts}</p>
      {publish && <p>{t('feat.NAMED')}</p>}
      <div className={base.buttons}>
        <Button pending={pending} onClick={() => say('CONFIRMED')}>
          {t('feat.CONFIRM')}
        </Button>
        <Button look="plain" pending={pending} onClick={() => say('DENIED')}>
          {t('feat.DENY')}
        </Button>
      </div>
    </li>
  )
}
