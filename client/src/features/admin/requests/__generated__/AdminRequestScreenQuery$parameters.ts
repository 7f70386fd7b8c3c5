/**
 * @generated SignedSource<<a289e1042ba15ecae5f94a7edc49fd12>>
 * @relayHash c646e28512b71fe9d69d9c96a5a0039a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e6908eca0a2330a5d2779e4aee1396573ed9873a30505da7f1da2111553c008

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestScreenQuery } from './AdminRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e6908eca0a2330a5d2779e4aee1396573ed9873a30505da7f1da2111553c008",
    "metadata": {},
    "name": "AdminRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
