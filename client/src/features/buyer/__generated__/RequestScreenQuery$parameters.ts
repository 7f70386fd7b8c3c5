/**
 * @generated SignedSource<<9d25234c600d7e501680d61bd49eb35c>>
 * @relayHash 8c302c2b7499b6aac626eb63983d06a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4de54646183e3c835a97fe1e70864d45a4c2814bef2fa5aa6276b265b827f962

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4de54646183e3c835a97fe1e70864d45a4c2814bef2fa5aa6276b265b827f962",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
