/**
 * @generated SignedSource<<69a4e872a474a657dbc41d19a4676625>>
 * @relayHash effc8d51a8e9bde20dec7791162e2c4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70a0198d14dd6fdb757d0e79d40958cde1ce17a2bcad35fa89509a1ab3ddf4d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70a0198d14dd6fdb757d0e79d40958cde1ce17a2bcad35fa89509a1ab3ddf4d4",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
