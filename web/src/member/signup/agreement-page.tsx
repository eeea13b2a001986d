import { inForce, mayJoinUnder } from '@clubhouse/contract/terms'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../../api/page-source'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useSession } from '../../session/session-store'
import { JoinClosed } from './join-closed'
import { JoinTerms } from './join-terms'
import { OpenTerms } from './open-terms'

export const handle = { messages: ['signup', 'member', 'form'] }

const AT_SIGNUP = 1

export async function loader({ context }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  return { terms: await source.call(inForce, { clubCode: source.club.clubCode, purpose: AT_SIGNUP, lang }) }
}

export default function AgreementPage() {
  const t = useText()
  const session = useSession()
  const { terms } = useLoaderData<typeof loader>()
  if (!session?.memberIdx && !mayJoinUnder(terms.map(({ termsType }) => termsType))) return <JoinClosed />
  return (
    <>
      <PageHead title={t('signup.TERMS_TITLE')} />
      {session?.memberIdx ? <OpenTerms session={session} /> : <JoinTerms terms={terms} />}
    </>
  )
}
