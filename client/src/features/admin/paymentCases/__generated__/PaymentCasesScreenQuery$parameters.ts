/**
 * @generated SignedSource<<eb9247e8b135e8579a34e1b11990b8ae>>
 * @relayHash 7af1c48759b3f56bc74a1b25c2456c26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6eb6e23dd9cd23a8825882cf8b7d3a135c9fda3c6ef57b46a07704dd218d144

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentCasesScreenQuery } from './PaymentCasesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentCasesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6eb6e23dd9cd23a8825882cf8b7d3a135c9fda3c6ef57b46a07704dd218d144",
    "metadata": {},
    "name": "PaymentCasesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
