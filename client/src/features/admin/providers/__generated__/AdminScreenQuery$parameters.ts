/**
 * @generated SignedSource<<a6f7e77b88d86f1fe4904a3cc53ae392>>
 * @relayHash 70956d17680b29059e247824c399ef2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8293cb9ed5f249bf4d1efe9ce342428a8ed5e19d353003691e301794140ddfd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8293cb9ed5f249bf4d1efe9ce342428a8ed5e19d353003691e301794140ddfd4",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
