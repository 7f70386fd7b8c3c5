/**
 * @generated SignedSource<<72f25161f12bf92c5c42a9f2dfd5800f>>
 * @relayHash 78dfab2085aa83b9f27e9bc0c33d04da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee858e38fb0f5e0ee7e8bd18029713ab42539101af48d98e8e2aaba10e5559f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseFlagsScreenQuery } from './PurchaseFlagsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseFlagsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee858e38fb0f5e0ee7e8bd18029713ab42539101af48d98e8e2aaba10e5559f2",
    "metadata": {},
    "name": "PurchaseFlagsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
