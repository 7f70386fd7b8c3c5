/**
 * @generated SignedSource<<7286a23b1e811bec72823264b25ff5d6>>
 * @relayHash ef7dc2a80a15223b7b48d1b527d87230
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b267e560eb0fdd911c59d1f9c40252194d585cbf37c0bb87316c4cc0b3472cb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b267e560eb0fdd911c59d1f9c40252194d585cbf37c0bb87316c4cc0b3472cb4",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
