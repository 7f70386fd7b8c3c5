/**
 * @generated SignedSource<<c1e5c1760716db0d7040b1a2435cc619>>
 * @relayHash 7c6b3d2a1b50ea8786e8ae6dc673f32c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 171462d1432111e97a225924cb871798ff68ca9340977aefca49204195409a73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentReceiptScreenQuery } from './PaymentReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "171462d1432111e97a225924cb871798ff68ca9340977aefca49204195409a73",
    "metadata": {},
    "name": "PaymentReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
