import { activate, undoWithdrawal } from '@clubhouse/contract/member/recovery'
import { rules } from '@clubhouse/contract/member/signup'
import { useCallback, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { CallFail } from '../../api/call-fail'
import { rendering } from '../../api/page-source'
import { ask } from '../../api/transport'
import { RefusalLine } from '../../form/refusal-line'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useSession } from '../../session/session-store'
import { signOut } from '../../session/sign-in'
import { ButtonLink } from '../../ui/button'
import { TaskActions, TaskCard, TaskLinks } from '../../ui/task-card'
import type { Proof } from '../certification/proof'
import { TaskLoading } from '../task-loading'
import { forgetLeft } from '../withdrawal/leaving'
import { AccountProof } from './account-proof'

export const handle = { messages: ['recovery', 'signup', 'member', 'session', 'passkey', 'form'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  return source.call(rules, { clubCode: source.club.clubCode })
}

/** Reactivates a dormant account, or restores a recently closed one, after verification. */
export default function DormantPage() {
  const t = useText()
  const { clubCode } = useClub()
  const session = useSession()
  const [search] = useSearchParams()
  const [woken, setWoken] = useState<string>()
  const [fail, setFail] = useState<unknown>()
  const isUndo = search.has('undo')

  const { certKinds } = useLoaderData<typeof loader>()
  const wake = useCallback(
    async ({ certToken }: Proof) => {
      setFail(undefined)
      try {
        const { id } = await ask(isUndo ? undoWithdrawal : activate, { clubCode, certToken })
        // The limited session has ended.
        await signOut()
        forgetLeft()
        setWoken(id)
      } catch (error) {
        setFail(error)
      }
    },
    [isUndo, clubCode],
  )

  const words = isUndo ? 'UNDO' : 'DORMANT'
  if (session === undefined) return <TaskLoading title={t(`recovery.${words}_TITLE`)} />
  if (woken) return <Woken id={woken} />
  return (
    <TaskCard title={t(`recovery.${words}_TITLE`)} lead={t(`recovery.${words}_LEAD`)}>
      <PageHead title={t(`recovery.${words}_TITLE`)} />
      {!isUndo && session?.inactiveDate && <p>{t('recovery.DORMANT_SINCE', { at: session.inactiveDate })}</p>}
      <RefusalLine fail={fail}>
        {!isUndo && fail instanceof CallFail && fail.code === 'WRONG_STATE' && (
          <Link to="/login">{t('recovery.TO_LOGIN')}</Link>
        )}
      </RefusalLine>
      <AccountProof
        purpose="ACTIVATE"
        kinds={certKinds}
        id={session?.inactive ? session.id : undefined}
        onProved={wake}
      />
      <TaskLinks>
        {!isUndo && <Link to="/login/dormant?undo=1">{t('recovery.UNDO_TITLE')}</Link>}
        <Link to="/login" onClick={() => session && signOut()}>
          {t('recovery.TO_LOGIN')}
        </Link>
      </TaskLinks>
    </TaskCard>
  )
}

function Woken({ id }: { id: string }) {
  const t = useText()
  return (
    <TaskCard title={t('recovery.WOKEN_TITLE')} lead={t('recovery.WOKEN_LEAD', { id })}>
      <TaskActions>
        <ButtonLink to="/login">{t('site.LOG_IN')}</ButtonLink>
      </TaskActions>
    </TaskCard>
  )
}
