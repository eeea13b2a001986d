import { login, type Session } from '@clubhouse/contract/session'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { CallFail } from '../api/call-fail'
import { useForm } from '../form/use-form'
import { useClub, useText } from '../language/use-text'
import { recallLogin, rememberLogin } from '../session/login-memory'
import { followLanguage } from '../session/own-language'
import { signIn } from '../session/sign-in'
import { moveOf } from '../session/way-back'
import { Button } from '../ui/button'
import { ChoiceField } from '../ui/form/choice-field'
import { Form } from '../ui/form/form'
import { PasswordField } from '../ui/form/password-field'
import { TextField } from '../ui/form/text-field'
import { logIn } from './log-in'
import styles from './login-page.module.css'
import { LoginRefusal } from './login-refusal'
import { PasskeyLogin } from './passkey-login'
import { SecondStep, type Step, stepOf } from './second-step'

/** Id and password; the deployment knows its club. A refusal is shown in the form and keeps the input. */
export function LoginForm() {
  const [step, setStep] = useState<Step>()
  const [failed, setFailed] = useState<unknown>()
  const { form, held, enter, leads } = useLogin(setStep, setFailed)
  return (
    <>
      {step && (
        <SecondStep
          step={step}
          clubCode={held().clubCode}
          onSession={enter}
          onBack={(fail) => {
            setStep(undefined)
            setFailed(fail)
          }}
        />
      )}
      {/* The input stays, for “back”. */}
      <Form of={form} className={styles.form} hidden={!!step}>
        <LoginFields />
        <LoginRefusal fail={failed} />
        <LoginButton pending={form.pending} />
        <PasskeyLogin
          held={held}
          onSession={enter}
          onFail={(fail) => {
            form.blame({})
            if (!leads(fail)) setFailed(fail)
          }}
        />
      </Form>
    </>
  )
}

function LoginFields() {
  const t = useText()
  return (
    <>
      <TextField
        label={t('session.ID')}
        name="id"
        // Passkeys are offered by the browser's autofill.
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={t('session.PASSWORD')} name="password" autoComplete="current-password" />
      <ChoiceField name="chk" label={t('session.KEEP')} hint={t('session.KEEP_HINT')} />
    </>
  )
}

function LoginButton({ pending }: { pending: boolean }) {
  const t = useText()
  return (
    <Button type="submit" pending={pending}>
      {t('site.LOG_IN')}
    </Button>
  )
}

function useLogin(setStep: (step: Step | undefined) => void, setFailed: (fail: unknown) => void) {
  const { clubCode } = useClub()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  /** An applicant is redirected to a page that explains the wait. */
  const leads = (error: unknown): boolean => {
    const isWaiting = error instanceof CallFail && error.code === 'PENDING_APPROVAL'
    if (isWaiting) navigate('/signup/success?waiting')
    return isWaiting
  }
  const form = useForm({
    call: login,
    initial: { id: '', password: '', chk: false },
    given: { clubCode },
    secrets: ['password'],
    words: {
      id: 'session.MISSING_ID',
      password: 'session.MISSING_PASSWORD',
    },
    // Both are optional in the call, for passkeys.
    checks: {
      id: ({ id }) => (String(id).trim() ? undefined : 'session.MISSING_ID'),
      password: ({ password }) => (password ? undefined : 'session.MISSING_PASSWORD'),
    },
    readers: { id: (typed) => typed.trim() },
    send: async (input) => {
      setFailed(undefined)
      try {
        await enter(await logIn(input), input.chk)
      } catch (error) {
        if (leads(error)) return
        const next = stepOf(error)
        setStep(next)
        if (next) return
        setFailed(error)
        form.ref.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
      }
    },
  })
  useEffect(() => {
    const last = recallLogin()
    // Input typed during loading is newer.
    const typed = form.ref.current?.elements.namedItem('id') as HTMLInputElement | null
    if (typed?.value) return
    if (last) form.type('id', last.id)
    form.type('chk', last?.chk ?? isPhone())
  }, [])
  const held = () => ({ clubCode, chk: Boolean(form.values.chk) })
  async function enter(session: Session, chk = held().chk) {
    rememberLogin({ code: session.clubCode, id: session.id, chk })
    // What the page of the club has loaded is in the language before.
    if (await followLanguage(session)) await revalidate()
    // A manager who wanted no page of the site works in the office.
    if (session.isAdmin && !search.has('back')) await navigate(moveOf('/login', '/ishm'), { replace: true })
    signIn(session, chk)
  }
  return { form, held, enter, leads }
}

/** A phone is one person’s, so its owner stays logged in unless they say otherwise. */
const isPhone = (): boolean => matchMedia('(pointer: coarse) and (width < 600px)').matches
