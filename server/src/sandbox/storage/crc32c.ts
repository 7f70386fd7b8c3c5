// Castagnoli's polynomial, reflected.
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value >>> 0
})

/** CRC-32C over chunks as they come; `base64` is how Google writes it (big-endian). */
export function createCrc32c(): { update(chunk: Buffer): void; base64(): string } {
  let state = 0xffffffff
  return {
    update(chunk) {
      for (const byte of chunk) state = ((TABLE[(state ^ byte) & 0xff] ?? 0) ^ (state >>> 8)) >>> 0
    },
    base64() {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE((state ^ 0xffffffff) >>> 0)
      return bytes.toString('base64')
    },
  }
}
