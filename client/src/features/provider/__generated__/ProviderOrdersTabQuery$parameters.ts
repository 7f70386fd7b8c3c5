/**
 * @generated SignedSource<<245806e9e1841cfab7dd30e793c1127b>>
 * @relayHash fa7d75c9081b8e7bcb2460b1b1ae0558
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85135d0097565218dccc0e3dce37741185bc8b91c465273114e0f6f75118dcdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85135d0097565218dccc0e3dce37741185bc8b91c465273114e0f6f75118dcdf",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
