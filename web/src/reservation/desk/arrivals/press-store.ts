import type { Press } from './press'

const NAME = 'frontdesk'
const STORE = 'press'

/** Presses on this device, in the order in which they were pressed. Without IndexedDB they live as long as the page. */
export async function keptPresses(): Promise<Press[]> {
  const all = await within('readonly', (store) => store.getAll() as IDBRequest<Press[]>)
  return (all ?? []).toSorted((a, b) => a.at.localeCompare(b.at))
}

/** All of them in one transaction: what was answered goes as the next one gets its version. */
export async function keepPresses(presses: readonly Press[]): Promise<void> {
  await within('readwrite', (store) => {
    store.clear()
    for (const press of presses) store.put(press)
    return undefined
  })
}

async function within<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const db = await opened()
  if (!db) return undefined
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    transaction.oncomplete = () => {
      db.close()
      resolve(request?.result)
    }
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

function opened(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(undefined)
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
}
