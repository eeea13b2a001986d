import { answer } from '@clubhouse/contract/member/consent'
import { inForce, type Terms } from '@clubhouse/contract/terms'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ask } from '../../api/transport'
import { Refusal } from '../../form/refusal'
import { useClub, useLanguage, useText } from '../../language/use-text'
import type { KeptSession } from '../../session/session-store'
import { settleMove } from '../../session/session-store'
import { signOut } from '../../session/sign-in'
import { backOf } from '../../session/way-back'
import { Button, ButtonLink } from '../../ui/button'
import { Form } from '../../ui/form/form'
import { Loading } from '../../ui/loading'
import { TaskActions, TaskCard, TaskLinks } from '../../ui/task-card'
import { Wrong } from '../../ui/wrong'
import { TermsChoice } from './terms-choice'
import { fieldOf, type TermsAnswer, useTermsForm } from './use-terms-form'

const STILL_OPEN = 3

/** Terms without an answer. Declining required ones leaves read access and the way out. */
export function OpenTerms({ session }: { session: KeptSession }) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [terms, setTerms] = useState<Terms[]>()
  const [fail, setFail] = useState<unknown>()
  useEffect(() => {
    ask(inForce, { clubCode, purpose: STILL_OPEN, lang }).then(setTerms, setFail)
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
  const [isRefused, setRefused] = useState(false)
  const say = async (answers: TermsAnswer[]) => {
    const { isReadOnly } = await ask(answer, { terms: answers })
    if (isReadOnly) return setRefused(true)
    settleMove()
    navigate(backOf(search), { replace: true })
  }
  const { form } = useTermsForm({ call: answer, terms, send: say })

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
  const refuse = () => {
    form.fails(undefined)
    const agreed = (one: Terms) => !one.isRequired && form.values[fieldOf(one)] === true
    say(terms.map((one) => ({ termsIdx: one.termsIdx, agreed: agreed(one) }))).catch(form.fails)
  }
  return (
    <TaskCard wide title={t('signup.OPEN_TITLE')} lead={t('signup.OPEN_LEAD', { name: session.name })}>
      <Form of={form}>
        <TermsChoice terms={terms} />
        <Refusal />
        <Button type="submit" pending={form.pending}>
          {t('signup.AGREE_GO')}
        </Button>
        {terms.some(({ isRequired }) => isRequired) && (
          <Button look="bare" onClick={refuse}>
            {t('signup.REFUSE')}
          </Button>
        )}
      </Form>
      <TaskLinks>
        <Link to="/" onClick={() => signOut()}>
          {t('signup.LATER')}
        </Link>
      </TaskLinks>
    </TaskCard>
  )
}
