import type { ObjectStorage } from './objectStorage.ts'

/** The part of a storage whose keys begin with `prefix`: no other object can be named through it. */
export function storageBelow(storage: ObjectStorage, prefix: string): ObjectStorage {
  const at = (key: string) => `${prefix}${key}`
  return {
    ...(storage.isOff ? { isOff: storage.isOff } : {}),
    signUpload: input => storage.signUpload({ ...input, key: at(input.key) }),
    signDownload: (key, options) => storage.signDownload(at(key), options),
    put: (key, body, options) => storage.put(at(key), body, options),
    read: key => storage.read(at(key)),
    readRange: (key, start, bytes) => storage.readRange(at(key), start, bytes),
    stat: key => storage.stat(at(key)),
    remove: key => storage.remove(at(key)),
    check: () => storage.check(),
  }
}
