import { referenceBoard } from '@clubhouse/contract/board/reference'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PostDate } from '../post-date'
import { PostPage } from '../post-page'
import { readPost } from '../read-post'

export const handle = { messages: ['reference', 'community'] }

export async function loader(args: LoaderFunctionArgs) {
  return { reference: await readPost(referenceBoard.one, args) }
}

export default function ReferencePage() {
  const { reference } = useLoaderData<typeof loader>()
  // Every reference that visitors see has opened.
  const openAt = reference.openAt!
  return (
    <PostPage noun="reference" post={reference} about={{ article: { ...reference, openAt } }}>
      <PostDate at={openAt} />
    </PostPage>
  )
}
