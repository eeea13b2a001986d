import { answer } from '@clubhouse/contract/member/consent'
import { inForce, type Terms } from '@clubhouse/contract/terms'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ask } from '../../api/transport'
import { RefusalLine } from '../../form/refusal-line'
import { useClub, useLanguage, useText } from '../../language/use-text'
import type { KeptSession } from '../../session/session-store'
import { settleMove } from '../../session/session-store'
import { signOut } from '../../session/sign-in'
import { backOf } from '../../session/way-back'
import { Button, ButtonLink } from '../../ui/button'
import form from '../../ui/form/form.module.css'
import { Loading } from '../../ui/loading'
import { TaskActions, TaskCard, TaskLinks } from '../../ui/task-card'
import { Wrong } from '../../ui/wrong'
import { TermsChoice } from './terms-choice'
import { useTermsChoice } from './use-terms-choice'

const STILL_OPEN = 3

/** Terms without an answer. Declining required ones leaves read access and the way out. */
export function OpenTerms({ session }: { session: KeptSession }) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [terms, setTerms] = useState<Terms[]>()
  const [fail, setFail] = useState<unknown>()
  useEffect(() => {
    ask(inForce, { clubCode, purpose: STILL_OPEN, lang }, { quiet: true }).then(setTerms, setFail)
  }, [clubCode, lang])
  if (fail) return <Wrong message={t('common.WRONG')} />
  if (!terms) return <Loading />
  if (terms.length === 0) {
    return (
      <TaskCard title={t('signup.OPEN_NONE')}>
        <ButtonLink to="/mypage">{t('signup.TO_MYPAGE')}</ButtonLink>
      </TaskCard>
    )
  }
  return <Answer terms={terms} session={session} />
}

function Answer({ terms, session }: { terms: Terms[]; session: KeptSession }) {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const choice = useTermsChoice(terms)
  const [fail, setFail] = useState<unknown>()
  const [isRefused, setRefused] = useState(false)

  async function say(answers: { termsIdx: number; agreed: boolean }[] | undefined) {
    if (!answers) return
    setFail(undefined)
    try {
      const { isReadOnly } = await ask(answer, { terms: answers }, { quiet: true })
      if (isReadOnly) return setRefused(true)
      settleMove()
      navigate(backOf(search), { replace: true })
    } catch (error) {
      setFail(error)
    }
  }

  if (isRefused) {
    return (
      <TaskCard title={t('signup.REFUSED_TITLE')} lead={t('signup.REFUSED_LEAD')}>
        <TaskActions>
          <Button onClick={() => setRefused(false)}>{t('signup.REFUSED_AGAIN')}</Button>
          <ButtonLink look="plain" to="/mypage/withdrawal">
            {t('common.CLOSE_ACCOUNT')}
          </ButtonLink>
        </TaskActions>
      </TaskCard>
    )
  }
  const no = () =>
    say(terms.map(({ termsIdx, isRequired }) => ({ termsIdx, agreed: !isRequired && choice.agreed.has(termsIdx) })))
  return (
    <TaskCard wide title={t('signup.OPEN_TITLE')} lead={t('signup.OPEN_LEAD', { name: session.name })}>
      <form
        ref={choice.ref}
        className={form.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          say(choice.answers())
        }}
      >
        <TermsChoice terms={terms} agreed={choice.agreed} missing={choice.missing} onChange={choice.put} />
        <RefusalLine fail={fail} />
        <Button type="submit">{t('signup.AGREE_GO')}</Button>
        {terms.some(({ isRequired }) => isRequired) && (
          <Button look="bare" onClick={no}>
            {t('signup.REFUSE')}
          </Button>
        )}
      </form>
      <TaskLinks>
        <Link to="/" onClick={() => signOut()}>
          {t('signup.LATER')}
        </Link>
      </TaskLinks>
    </TaskCard>
  )
}
