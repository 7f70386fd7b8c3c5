/**
 * @generated SignedSource<<630b9bc5f98447ff97209973c662e9c7>>
 * @relayHash 0227f5edf6a772285cf17ba79e645753
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 944f8f975a600fe4646257fc4f99b0a71207454b5a1658f2e0f25166238fa498

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerProfileTabQuery } from './BuyerProfileTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerProfileTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "944f8f975a600fe4646257fc4f99b0a71207454b5a1658f2e0f25166238fa498",
    "metadata": {},
    "name": "BuyerProfileTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
