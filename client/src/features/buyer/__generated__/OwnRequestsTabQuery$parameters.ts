/**
 * @generated SignedSource<<41cf50257dce19cb8eeac3adba29bf8a>>
 * @relayHash 794226824936897ed4732d8d6ef56c45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 151e4566f9eaca2a0f7a2ac06178271879ab6dbb9145573ef01d5173f067985a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnRequestsTabQuery } from './OwnRequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<OwnRequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "151e4566f9eaca2a0f7a2ac06178271879ab6dbb9145573ef01d5173f067985a",
    "metadata": {},
    "name": "OwnRequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
