/**
 * @generated SignedSource<<45067e260d94e0930011734dcdb9bcec>>
 * @relayHash dfd4c99b3d2c372b96b1c7c3f8400326
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ce129c44a93b83e1994a331e5460f25a951a5ca7a62291e805e8a6a3ff415c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ce129c44a93b83e1994a331e5460f25a951a5ca7a62291e805e8a6a3ff415c9",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
