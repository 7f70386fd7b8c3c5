/**
 * @generated SignedSource<<7f4194134047c78d5a48e932ff73caee>>
 * @relayHash 981317d98fcbfd949a4f5e3df4c8dd6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7bb1fba33ca0195b2a0b09998048ec20bd36931272f1171307e642ecb7c12e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerProfileTabQuery } from './BuyerProfileTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerProfileTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7bb1fba33ca0195b2a0b09998048ec20bd36931272f1171307e642ecb7c12e0",
    "metadata": {},
    "name": "BuyerProfileTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
