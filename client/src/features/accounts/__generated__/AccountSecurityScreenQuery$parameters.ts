/**
 * @generated SignedSource<<c1cf442d6edde76f549a9ae95be0f61e>>
 * @relayHash 6c5e97dc471554152dad7505619fa142
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 792c08d04bce28c870879a5cc566eed7f122cade0527a6b531c80f017bc91541

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSecurityScreenQuery } from './AccountSecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountSecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "792c08d04bce28c870879a5cc566eed7f122cade0527a6b531c80f017bc91541",
    "metadata": {},
    "name": "AccountSecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
