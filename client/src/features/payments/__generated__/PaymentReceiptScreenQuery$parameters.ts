/**
 * @generated SignedSource<<635a38be0f486dc9e925c609f0468ccf>>
 * @relayHash 6fdb1b7707909f90dc23c44a6997c1d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70c528f9a809c64381c22c653050986e3bb3c1c3989a07658336b8c6dfe3af8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentReceiptScreenQuery } from './PaymentReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70c528f9a809c64381c22c653050986e3bb3c1c3989a07658336b8c6dfe3af8e",
    "metadata": {},
    "name": "PaymentReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
