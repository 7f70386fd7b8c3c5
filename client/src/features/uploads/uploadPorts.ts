import type { Environment } from 'relay-runtime'
import type { UploadPurpose } from './__generated__/uploadCommandsStartMutation.graphql'
import { preparePhoto } from './preparePhoto'
import { sendBytes } from './sendBytes'
import { uploadCommands } from './uploadCommands'
import type { UploadPorts } from './uploader'
import { videoLength, videoPoster } from './videoFile'

/** The functions that send a file. Downloaded with the first file: few forms get any. */
export function uploadPorts(environment: Environment, purpose: UploadPurpose): Omit<UploadPorts, 'tell'> {
  return { ...uploadCommands(environment, purpose), preparePhoto, send: sendBytes, videoLength, videoPoster }
}
