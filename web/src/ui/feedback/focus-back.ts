/** Returns the focus to where it was, else to the title of the page. */
export function focusBack(before: Element | null): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && activeElement.isConnected) return
  if (before instanceof HTMLElement && before.isConnected && before !== body) before.focus({ preventScroll: true })
  if (document.activeElement !== body && document.activeElement !== null) return
  const title = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
