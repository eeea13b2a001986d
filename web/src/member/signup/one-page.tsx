import { rules, signUp } from '@clubhouse/contract/member/signup'
import { inForce, mayJoinUnder } from '@clubhouse/contract/terms'
import { useEffect, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { rendering } from '../../api/page-source'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Form } from '../../ui/form/form'
import formStyles from '../../ui/form/form.module.css'
import { TaskCard, TaskLinks } from '../../ui/task-card'
import type { Proof } from '../certification/proof'
import { ProofWays } from '../certification/proof-ways'
import { ThenHeld } from './after-joining'
import { JoinClosed } from './join-closed'
import { endJoining, JOIN_TERMS, useWayBack } from './joining'
import { PersonForm } from './person-form'
import { ProvedLine } from './proved-line'
import styles from './signup-steps.module.css'
import { TermsChoice } from './terms-choice'
import { useTermsForm } from './use-terms-form'

export const handle = { messages: ['signup', 'member', 'session', 'form', 'address'] }

const AT_SIGNUP = 1

export async function loader({ context }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const { clubCode } = source.club
  const [terms, club] = await Promise.all([
    source.call(inForce, { clubCode, purpose: AT_SIGNUP, lang }),
    source.call(rules, { clubCode }),
  ])
  return { terms, ...club }
}

/** Signup on one page: terms, verification and form. */
export default function OnePage() {
  const { terms } = useLoaderData<typeof loader>()
  return mayJoinUnder(terms.map(({ termsType }) => termsType)) ? <Joining /> : <JoinClosed />
}

function Joining() {
  const t = useText()
  const navigate = useNavigate()
  useWayBack()
  const { terms, certKinds, passwordPolicy } = useLoaderData<typeof loader>()
  const { form, answers } = useTermsForm({ call: signUp, terms, kept: JOIN_TERMS })
  const { proof, setProof, isUnproved, isHeldUp, proving, proved } = useProving(form)
  return (
    <TaskCard wide title={t('signup.FORM_TITLE')} lead={t('signup.ONE_PAGE_LEAD')}>
      <PageHead title={t('signup.FORM_TITLE')} />
      <ThenHeld />
      <section className={styles.part} aria-labelledby="part-terms">
        <h2 id="part-terms">{t('signup.STEP_TERMS')}</h2>
        <Form of={form}>
          <TermsChoice terms={terms} />
        </Form>
      </section>
      <section ref={proving} className={styles.part} aria-labelledby="part-proof">
        <h2 id="part-proof">{t('signup.STEP_PROOF')}</h2>
        {isUnproved && !proof && (
          <p role="alert" className={formStyles.refusal}>
            {t('signup.PROOF_MISSING')}
          </p>
        )}
        {proof ? (
          <ProvedLine ref={proved} proof={proof} />
        ) : (
          <ProofWays purpose="SIGNUP" kinds={certKinds} draft="join-email" onProved={setProof} />
        )}
      </section>
      <section className={styles.part} aria-labelledby="part-form">
        <h2 id="part-form">{t('signup.STEP_FORM')}</h2>
        <PersonForm
          // Verified data replaces input; other input stays, including the password.
          key={proof?.name ?? ''}
          policy={passwordPolicy}
          proof={proof}
          terms={answers}
          isHeldUp={isHeldUp}
          onDone={(done) => {
            endJoining(done)
            navigate('/signup/success', { replace: true })
          }}
        />
      </section>
      <TaskLinks>
        <Link to="/login">{t('signup.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}

/** The verification, and the focus on what is missing before the form is sent. */
function useProving(form: Pick<ReturnType<typeof useTermsForm>['form'], 'check'>) {
  const [proof, setProof] = useState<Proof>()
  const [isUnproved, setUnproved] = useState(false)
  const proving = useRef<HTMLElement>(null)
  const proved = useRef<HTMLParagraphElement>(null)
  // The focused field is gone.
  useEffect(() => {
    if (proof) proved.current?.focus()
  }, [proof])

  const isHeldUp = () => {
    if (!form.check()) return true
    setUnproved(!proof)
    if (proof) return false
    proving.current?.scrollIntoView()
    proving.current?.querySelector<HTMLElement>('input, button')?.focus()
    return true
  }
  return { proof, setProof, isUnproved, isHeldUp, proving, proved }
}
