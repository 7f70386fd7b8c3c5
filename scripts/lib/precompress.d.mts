export function precompress(directory: string): Promise<void>
export function brotli(bytes: Uint8Array): Promise<Buffer>
