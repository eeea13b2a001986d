import { PageHead } from '../page/page-head'
import { Loading } from '../ui/loading'

/** Placeholder until the browser knows the progress of the task. */
export function TaskLoading({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Loading />
    </>
  )
}
